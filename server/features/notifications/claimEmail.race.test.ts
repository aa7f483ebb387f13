import { expect, test } from 'vitest'
import type { Knex } from 'knex'
import { openDb } from '#server/db/db.ts'
import { mailTemple } from '#server/test/mailTemple.ts'
import { claimEmail, insertDelivery, type Claimed } from './repository.ts'

const morning = '2026-11-27T01:30:00.000Z'
const endOfDay = '2026-11-27T18:30:00.000Z'
const evening = '2026-11-27T17:15:00.000Z'

const remind = (
  db: Knex,
  key: string,
  { reminderId = 'meera', dueAt = morning, usefulUntil = endOfDay } = {},
) =>
  insertDelivery(db, {
    key,
    language: 'en',
    messageId: `<${key}@temple.example>`,
    mail: { kind: 'reminder', about: { items: [] } },
    createdAt: dueAt,
    usefulUntil,
    about: { reminderId, festivalId: key, festivalDate: '2026-11-27', daysBefore: 0 },
  })

const claim = (db: Knex, by: string, now = evening) =>
  claimEmail(db, { claim: by, now, leaseUntil: '2026-11-27T23:00:00.000Z' })

const messagesOf = (claimed: Claimed | undefined): string[] =>
  claimed ? [claimed, ...(claimed.others ?? [])].map(({ mail }) => JSON.stringify(mail)) : []

test('two processes that look at the same instant do not split what is due to one person', async () => {
  const { db, location } = await mailTemple()
  const other = openDb(location)
  for (let day = 0; day < 10; day += 1) {
    const reminderId = `person-${day}`
    for (const n of [1, 2, 3]) await remind(db, `${reminderId}-${n}`, { reminderId })
    const claimed = await Promise.all([claim(db, `a-${day}`), claim(other, `b-${day}`)])
    expect(claimed.map((one) => messagesOf(one).length).toSorted()).toEqual([0, 3])
  }
  await other.destroy()
})

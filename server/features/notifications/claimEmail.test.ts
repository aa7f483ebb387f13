import { expect, test } from 'vitest'
import type { Knex } from 'knex'
import { mailTemple } from '#server/test/mailTemple.ts'
import { claimEmail, insertDelivery, type Claimed } from './repository.ts'

const morning = '2026-11-27T01:30:00.000Z'
const endOfDay = '2026-11-27T18:30:00.000Z'
const afterMidnight = '2026-11-27T19:10:00.000Z'
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

test('what somebody is to be told by now is one email, also the moonrise of that day', async () => {
  const { db } = await mailTemple()
  await remind(db, 'morning')
  await remind(db, 'another', { reminderId: 'asha' })
  await remind(db, 'moonrise', { dueAt: evening, usefulUntil: afterMidnight })
  await remind(db, 'later', { dueAt: afterMidnight })
  const first = await claim(db, 'a')
  expect(first?.messageId).toBe('<morning@temple.example>')
  expect(messagesOf(first)).toHaveLength(2)
  expect(messagesOf(await claim(db, 'b'))).toHaveLength(1)
  expect(await claim(db, 'c')).toBeUndefined()
})

test('what is of no use any more takes nothing along', async () => {
  const { db } = await mailTemple()
  await remind(db, 'yesterday', { usefulUntil: morning })
  await remind(db, 'today')
  expect(messagesOf(await claim(db, 'a'))).toHaveLength(1)
  const second = await claim(db, 'b')
  expect(second?.messageId).toBe('<today@temple.example>')
})

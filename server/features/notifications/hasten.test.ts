import { expect, test } from 'vitest'
import type { Knex } from 'knex'
import { mailTemple, start } from '#server/test/mailTemple.ts'
import { claimEmail, hasten, retryDelivery } from './repository.ts'

const now = start.toISOString()
const leaseUntil = '2026-11-21T04:10:00.000Z'
const later = '2026-11-21T09:00:00.000Z'

const claim = (db: Knex, by: string, at = now) => claimEmail(db, { claim: by, now: at, leaseUntil })

const putOff = async (db: Knex): Promise<void> => {
  const claimed = await claim(db, 'first')
  if (!claimed) throw new Error('nothing to send')
  await retryDelivery(db, claimed, { dueAt: later, reason: 'greylisted' })
}

test('an email that waits for another try gets it at once', async () => {
  const { db, tell, row } = await mailTemple()
  await tell('meera')
  await putOff(db)
  expect(await claim(db, 'second')).toBeUndefined()
  await hasten(db, now)
  expect(await claim(db, 'second')).toBeDefined()
  expect(await row('meera')).toMatchObject({ claimed_by: 'second', attempts: 2 })
})

test('an email that one worker is sending is not taken by another', async () => {
  const { db, tell, row } = await mailTemple()
  await tell('meera')
  await putOff(db)
  await hasten(db, now)
  await claim(db, 'second')
  await hasten(db, now)
  expect(await claim(db, 'third')).toBeUndefined()
  expect(await row('meera')).toMatchObject({ claimed_by: 'second', due_at: leaseUntil })
})

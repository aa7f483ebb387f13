import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { dialect } from '#server/test/database.ts'
import {
  donationTemple,
  eventOf,
  hear,
  numbersOf,
  pay,
  pledgePayload,
} from '#server/test/donations.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

test('fifty at once: no number is skipped and none is used twice', async () => {
  const temple = await donationTemple()
  const ids = await Promise.all(upTo(50).map(() => pay(temple)))
  const replies = await Promise.all(
    ids.map((id) => hear(temple, eventOf(temple, 'payment_intent.succeeded', id))),
  )
  expect(replies.filter(({ status }) => status !== 200)).toEqual([])
  expect(await numbersOf(temple)).toEqual(upTo(50))
})

test('a transaction that fails gives its number back', async () => {
  const temple = await donationTemple()
  const { db, donations, now } = temple.app
  const { reference } = await transact(db, (trx) =>
    donations.pledge(trx, { ...pledgePayload, language: 'en', paymentMethod: 'gpay' }),
  )
  const confirm = (fail: () => void) =>
    transact(db, async (trx) => {
      await donations.confirm(trx, { reference, actorId: 'staff', paidAt: now() })
      fail()
    })
  const failing = confirm(() => {
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(await numbersOf(temple)).toEqual([])
  // A test payment does not use up one of the temple's receipt numbers.
  const id = await pay(temple)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  await confirm(() => undefined)
  expect(await db('donation_receipts').orderBy('number').pluck('number')).toEqual([
    'R-2026-27-00001',
    'TEST-2026-27-00001',
  ])
})

test('each financial year of the temple has its own series', async () => {
  const temple = await donationTemple()
  const giveAt = async (at: string): Promise<void> => {
    temple.clock.now = new Date(at)
    const id = await pay(temple)
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  }
  await giveAt('2027-03-31T18:29:00Z')
  // One minute later it is April at the temple.
  await giveAt('2027-03-31T18:30:00Z')
  await giveAt('2027-04-02T06:00:00Z')
  const numbers = await temple.app.db('donation_receipts').orderBy('issued_at').pluck('number')
  expect(numbers).toEqual(['TEST-2026-27-00001', 'TEST-2027-28-00001', 'TEST-2027-28-00002'])
})

test('a receipt stays as it was issued, even against direct database writes', async () => {
  const temple = await donationTemple()
  const id = await pay(temple)
  await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
  const { db } = temple.app
  const attempts = ['update donation_receipts set amount = 1', 'delete from donation_receipts']
  if (dialect === 'postgres') attempts.push('truncate donation_receipts cascade')
  for (const attempt of attempts) {
    await expect(db.raw(attempt)).rejects.toThrow('A receipt stays as it was issued')
  }
  expect(await db('donation_receipts').pluck('amount')).toEqual([501])
})

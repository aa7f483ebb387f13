import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-20'

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin', username: 'treasurer' }) }
}

const receiptAmounts = ({ db }: TestApp): Promise<number[]> =>
  db('donation_receipts').orderBy('position').pluck('amount')

const record = (admin: Person, { reference }: { reference: string }, body: object) =>
  admin.post(`/api/admin/donations/${reference}/another`, body)

/** A pledge that was confirmed by hand. */
const confirmed = async (app: TestApp, admin: Person, utr = newUtr()): Promise<Donation> => {
  const pledge = await pledged(app, { purpose: '' })
  okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr }))
  return pledge
}

test('the same payment is never booked twice, also at the same moment and of whomever', async () => {
  const { app, admin } = await setup()
  const utr = newUtr()
  const first = await confirmed(app, admin, utr)
  const amountPaise = 1001_00
  const refused = problemOf(await record(admin, first, { paidOn, utr, amountPaise }))
  expect(refused).toMatchObject({ status: 409, code: 'utr_taken' })
  const fresh = newUtr()
  const pledge = await pledged(app)
  const replies = await Promise.all([
    record(admin, first, { paidOn, utr: fresh, amountPaise }),
    record(admin, first, { paidOn, utr: fresh, amountPaise }),
    doTo(admin, pledge, 'confirm', { paidOn, utr: fresh }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await receiptAmounts(app)).toHaveLength(2)
})

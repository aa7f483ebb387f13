import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { post } from '#server/test/bookings.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { testApp } from '#server/test/testApp.ts'

test('a receipt has a number of the financial year in which the money came', async () => {
  // The bank statement is read on 2 April.
  const app = await testApp({ now: () => new Date('2027-04-02T06:00:00Z') })
  const numberOf = async (paidAt: string): Promise<string> => {
    const { reference, id } = okOf<Donation>(await post(app, '/api/donations', pledgePayload))
    await transact(app.db, (trx) =>
      app.donations.confirm(trx, { reference, actorId: 'staff', paidAt: new Date(paidAt) }),
    )
    const [number] = await app.db('donation_receipts').where({ donation_id: id }).pluck('number')
    return number
  }
  // At the temple the year ends at half past six in the evening, by universal time.
  expect(await numberOf('2027-03-31T18:29:59Z')).toBe('R-2026-27-00001')
  expect(await numberOf('2027-03-31T18:30:00Z')).toBe('R-2027-28-00001')
  expect(await numberOf('2027-03-30T06:00:00Z')).toBe('R-2026-27-00002')
})

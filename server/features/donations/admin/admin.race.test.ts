import { describe, expect, test } from 'vitest'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'

const setup = async (now: () => Date = () => saturdayNoon) => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin', username: 'treasurer' }) }
}

describe('A pledge by UPI', () => {
  test('is not confirmed by a payment that confirmed another, also at the same moment', async () => {
    const { app, admin } = await setup()
    const utr = newUtr()
    const pledges = await Promise.all([pledged(app), pledged(app), pledged(app)])
    const replies = await Promise.all(
      pledges.map((pledge) => doTo(admin, pledge, 'confirm', { paidOn, utr })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const again = await doTo(admin, pledges[0], 'confirm', { paidOn, utr })
    expect(again.status).toBe(409)
    const fresh = await pledged(app)
    const refused = problemOf(await doTo(admin, fresh, 'confirm', { paidOn, utr }))
    expect(refused.code).toBe('utr_taken')
    expect(refused.detail).toMatch(/already recorded for donation D\w{9}/)
    expect(await app.db('donation_receipts').select()).toHaveLength(1)
  })
})

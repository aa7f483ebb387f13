import { describe, expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'

const setup = async (now: () => Date = () => saturdayNoon) => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin', username: 'treasurer' }) }
}

const seenByDonor = async (app: TestApp, { reference, token }: Donation): Promise<Donation> =>
  okOf(await app.send(`/api/donations/${reference}?token=${token}`))

describe('A pledge by UPI', () => {
  test('that was refunded by bank transfer says why, and its receipt says so', async () => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    const reason = 'Paid twice by mistake.\nBack to the same account.'
    const early = await doTo(admin, pledge, 'return', { reason })
    expect(problemOf(early).detail).toMatch(/^It was never confirmed/)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr: newUtr() }))
    expect((await doTo(admin, pledge, 'return', { reason: ' ' })).status).toBe(400)
    expect(problemOf(await doTo(admin, pledge, 'refund', { reason })).detail).toMatch(
      /^It was not paid by card/,
    )
    const returned = okOf(await doTo(admin, pledge, 'return', { reason }))
    expect(returned).toMatchObject({
      status: 'refunded',
      refundedAmount: 1001,
      refund: { reason, actor: { username: 'treasurer' } },
      actions: ['another'],
    })
    expect(problemOf(await doTo(admin, pledge, 'return', { reason })).detail).toBe(
      'It has already been refunded.',
    )
    const { receiptPath = '' } = await seenByDonor(app, pledge)
    const [, number, token] = /\/receipt\/([\w-]+)#([\w-]+)/.exec(receiptPath) ?? []
    const receipt = await app.send(`/api/donation-receipts/${number}?token=${token}`)
    expect(receipt.json()).toMatchObject({ isRefunded: true })
    const last = (await auditOf(app)).at(-1)
    expect(last).toMatchObject({ action: 'returned', after: { status: 'refunded', amount: 1001 } })
    expect(JSON.stringify(last)).not.toContain('twice')
  })
})

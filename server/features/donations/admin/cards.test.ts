import { describe, expect, test } from 'vitest'
import { auditOf, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { seenByAdmin, doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { donationTemple, eventOf, hear, pay } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'

test('an open card payment is closed after 30 days if no provider can be asked about it', async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now })
  const { reference } = await pledged(app)
  await app.db('donations').where({ reference }).update({ payment_method: 'card' })
  const statusAfter = async (days: number) => {
    clock.now = new Date(saturdayNoon.getTime() + days * 24 * 60 * 60_000)
    await app.tidy(app.db)
    return app.db('donations').pluck('status')
  }
  expect(await statusAfter(29)).toEqual(['pending'])
  expect(await statusAfter(31)).toEqual(['cancelled'])
})

describe('A donation by card', () => {
  const paid = async () => {
    const temple = await donationTemple()
    const admin = await person(temple.app, { role: 'admin' })
    const id = await pay(temple)
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', id))
    const { reference } = await temple.app.db('donations').where({ payment_id: id }).first()
    return { temple, admin, id, donation: { reference: String(reference) } }
  }

  test('is refunded by the provider, once', async () => {
    const { temple, admin, id, donation } = await paid()
    expect((await seenByAdmin(admin, donation.reference)).actions).toEqual(['refund'])
    const refund = () => doTo(admin, donation, 'refund', { reason: 'Asked for by the donor' })
    const replies = await Promise.all([refund(), refund()])
    expect(replies.map(({ status }) => status)).toContain(200)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await seenByAdmin(admin, donation.reference)).toMatchObject({
      status: 'refunded',
      refundedAmount: 501,
      refund: { reason: 'Asked for by the donor', actor: { id: admin.id } },
      actions: [],
    })
    await hear(temple, eventOf(temple, 'charge.refunded', id))
    expect(problemOf(await refund())).toMatchObject({
      code: 'wrong_status',
      detail: 'It has already been refunded.',
    })
    const { trail } = await seenByAdmin(admin, donation.reference)
    expect(trail.map(({ status }) => status)).toEqual(['pending', 'succeeded', 'refunded'])
    expect(trail.at(-1)).toMatchObject({ by: 'provider', note: 'given_back', givenBack: 501 })
    expect((await auditOf(temple.app))[0]).toMatchObject({ action: 'refund_asked' })
  })

  test('is refunded again if the bank returned the refund', async () => {
    const { temple, admin, id, donation } = await paid()
    const refund = () => doTo(admin, donation, 'refund', { reason: 'Asked for by the donor' })
    expect(okOf(await refund())).toMatchObject({ status: 'refunded' })
    temple.sandbox.elsewhere.failRefund(id)
    await hear(temple, eventOf(temple, 'refund.failed', id))
    expect((await seenByAdmin(admin, donation.reference)).status).toBe('succeeded')
    expect(okOf(await refund())).toMatchObject({ status: 'refunded', refundedAmount: 501 })
  })

  test('that the provider refuses to refund says why, and nothing waits for it', async () => {
    const { temple, admin, id, donation } = await paid()
    temple.sandbox.elsewhere.dispute(id)
    const refund = () => doTo(admin, donation, 'refund', { reason: 'Asked for by the donor' })
    const refused = problemOf(await refund())
    expect(refused).toMatchObject({ status: 409, code: 'wrong_status' })
    expect(refused.detail).toMatch(/^The card provider refused the refund: .*charged back/)
    const seen = await seenByAdmin(admin, donation.reference)
    expect(seen).toMatchObject({ status: 'succeeded', actions: ['refund'] })
    expect(seen).not.toHaveProperty('refund')
    const actions = (await auditOf(temple.app)).map(({ action }) => action)
    expect(actions.slice(-2)).toEqual(['refund_asked', 'refund_refused'])
    temple.sandbox.elsewhere.closeDispute(id, 'won')
    expect(okOf(await refund())).toMatchObject({ status: 'refunded' })
  })

  test('can be neither confirmed nor cancelled nor recorded as refunded by hand', async () => {
    const { admin, donation } = await paid()
    const words = async (what: 'confirm' | 'cancel' | 'return', body: object) =>
      problemOf(await doTo(admin, donation, what, body)).detail
    const found = { paidOn, utr: newUtr(), amountPaise: 501_00 }
    expect(await words('confirm', found)).toMatch(/by the card provider/)
    expect(await words('cancel', {})).toMatch(/cancelled automatically/)
    expect(await words('return', { reason: 'x' })).toMatch(/^It was paid by card/)
  })

  test('that was not paid has nothing to refund', async () => {
    const { temple, admin } = await paid()
    const id = await pay(temple, { amount: 7 })
    // Nobody has told the temple yet.
    const { reference } = await temple.app.db('donations').where({ payment_id: id }).first()
    const reply = await doTo(admin, { reference }, 'refund', { reason: 'x' })
    expect(problemOf(reply).detail).toMatch(/^It was never confirmed/)
  })
})

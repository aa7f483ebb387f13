import { expect, test } from 'vitest'
import type { Page } from '#contract/paging.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { change } from '#server/test/bookings.ts'
import { bookedTemple, dakshinaOf, payCard, seenByStaff } from '#server/test/dakshina.ts'
import { tell } from '#server/test/donations.ts'
import { person } from '#server/test/people.ts'

const succeeded = 'payment_intent.succeeded'

test('its own receipt is a PDF without a word of 80G; its link must be right', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  await tell(temple, succeeded, await payCard(temple, booking))
  const path = (await dakshinaOf(app, booking)).paid[0]?.receiptPath ?? ''
  const reply = await fetch(app.url + path)
  expect(reply.headers.get('content-disposition')).toContain('receipt-tp-2026-27-00001.pdf')
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await app.send(path.replace(/token=.*/, 'token=wrong'))).status).toBe(404)
})

test('money for a cancelled puja is put before staff, who refund it by card once', async () => {
  const temple = await bookedTemple()
  const { app, booking } = temple
  const admin = await person(app, { role: 'admin' })
  const id = await payCard(temple, booking)
  okOf(await change(app, booking, 'cancel'))
  await tell(temple, succeeded, id)
  const hasTests = async () => {
    const shown = await get<{ hasTests?: boolean }>(admin, '/api/admin/dakshina')
    return shown.hasTests ?? false
  }
  expect(await hasTests()).toBe(true)
  await app.db('dakshina_payments').update({ is_test: false })
  expect(await hasTests()).toBe(false)
  expect((await get<Waiting>(admin, '/api/admin/waiting')).dakshina).toEqual({
    claimed: 0,
    rupees: 0,
    cheques: { count: 0, rupees: 0 },
    refund: 1,
  })
  const path = '/api/admin/dakshina?isToRefund=true'
  expect((await get<Page<object>>(admin, path)).items).toMatchObject([
    { reference: booking.reference, bookingStatus: 'cancelled', isToRefund: true },
  ])
  const [payment] = (await seenByStaff(admin, booking)).payments
  expect(payment?.actions).toEqual(['refund'])
  const refund = `/api/admin/dakshina/${payment?.id}/refund`
  const reasons = ['The puja was cancelled', 'The priest is ill']
  const replies = await Promise.all(reasons.map((reason) => admin.post(refund, { reason })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refundReason = reasons[replies.findIndex(({ status }) => status === 200)]
  expect(await seenByStaff(admin, booking)).toMatchObject({
    payments: [
      { status: 'refunded', refundedAmount: 5100, actions: [], isToRefund: false, refundReason },
    ],
  })
  expect(
    temple.sandbox.webhooks.events.filter(({ type }) => type === 'charge.refunded'),
  ).toHaveLength(1)
  expect((await dakshinaOf(app, booking)).paid).toMatchObject([{ refundedAmount: 5100 }])
  expect((await auditOf(app)).map(({ action }) => action)).toContain('dakshina_refund_asked')
})

import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { cards, eventOf, hear, minutesLater } from '#server/test/donations.ts'
import { openPayment, ordered, orderOf, orderTemple, refundDue } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const dueNow = '2026-01-01T00:00:00.000Z'

/** A temple with one order, paid by card. */
const temple = async () => {
  const made = await orderTemple()
  const { app, sandbox } = made
  const order = await ordered(app, undefined, { payment: 'card' })
  const { id, clientSecret } = await openPayment(made, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(made, eventOf(made, 'payment_intent.succeeded', id))
  const owe = (refund_paise: number, refund_at: string | null) =>
    app.db('orders').update({ refund_paise, refund_at })
  return { ...made, order, id, owe }
}

test('what staff refunded by hand is not refunded to the card again', async () => {
  const made = await temple()
  const { app, order, id, owe } = made
  const staff = await person(app, { role: 'admin' })
  // The provider has refused it, so staff send the money.
  await owe(10_000, null)
  const path = `/api/admin/orders/${order.reference}/refund-record`
  okOf(await staff.post(path, { note: 'By bank transfer' }))
  await owe(25_000, dueNow)
  expect(await refundDue(made)).toBe(1)
  expect(eventOf(made, 'charge.refunded', id).data.object).toMatchObject({
    amount_refunded: 15_000,
  })
  expect((await orderOf(app, order)).refundedAmount).toBe(250)
})

test('a refund that the provider could not take is tried again later, not at once', async () => {
  const made = await temple()
  const { app, sandbox, owe } = made
  const take = () => app.orders.refunds.take(app.db)
  await owe(10_000, dueNow)
  const sending = await take()
  expect(await take()).toBeUndefined()
  await sandbox.close()
  await expect(sending?.()).rejects.toThrow()
  minutesLater(made, 14)
  expect(await take()).toBeUndefined()
  minutesLater(made, 1)
  expect(await take()).toBeDefined()
})

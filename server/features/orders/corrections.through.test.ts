import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { cards, eventOf, hear } from '#server/test/donations.ts'
import { openPayment, ordered, orderTemple, setStock } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const temple = async () => {
  const made = await orderTemple()
  await setStock(made.app, 5)
  const staff = await person(made.app, { role: 'admin' })
  const act = async (order: Order, what: string, body: object = {}): Promise<StaffOrderDetails> =>
    okOf(await staff.post(`/api/admin/orders/${order.reference}/${what}`, body))
  const paidByCard = async (card: string = cards.good): Promise<{ order: Order; id: string }> => {
    const order = await ordered(made.app, undefined, { payment: 'card' })
    const { id, clientSecret } = await openPayment(made, order)
    made.sandbox.checkout.pay(clientSecret, card)
    await hear(made, eventOf(made, 'payment_intent.succeeded', id))
    return { order, id }
  }
  return { ...made, staff, act, paidByCard }
}

test('an erased number no longer finds the order', async () => {
  const { app, staff } = await temple()
  await ordered(app)
  const search = '/api/admin/orders?search=9822012345'
  expect(await get(staff, search)).toMatchObject({ items: [{}] })
  await app.db('orders').update({ phone: null })
  expect(await get(staff, search)).toMatchObject({ items: [] })
})

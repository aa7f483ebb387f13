import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import { cards, eventOf, hear, minutesLater } from '#server/test/donations.ts'
import { okOf } from '#server/test/admin.ts'
import {
  doWith,
  openPayment,
  orderOf,
  orderTemple,
  reconcile,
  refundDue,
  sendOrder,
  setStock,
  stockOf,
  thing,
} from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { runs } from '#server/test/suite.ts'

/** What may happen next, to the order with this number among those placed so far. */
const event = fc.record({
  what: fc.constantFrom(
    'receive',
    'order cod',
    'order card',
    'pay',
    'pay unheard',
    'decline',
    'expire',
    'cancel',
    'staff cancel',
    'pack',
    'ship',
    'deliver',
    'come back',
    'return',
    'refund',
  ),
  which: fc.nat(5),
  quantity: fc.integer({ min: 1, max: 3 }),
})

type Event = { readonly what: string; readonly which: number; readonly quantity: number }

const scene = async () => {
  const temple = await orderTemple()
  const staff = await person(temple.app, { role: 'admin' })
  return { ...temple, staff }
}
type Scene = Awaited<ReturnType<typeof scene>>

const place = async ({ app }: Scene, payment: string, quantity: number): Promise<Order[]> => {
  const reply = await sendOrder(app, { [thing]: quantity }, { payment })
  expect([200, 409]).toContain(reply.status)
  return reply.status === 200 ? [reply.json() as Order] : []
}

const pay = async (temple: Scene, order: Order, how: Event['what']): Promise<void> => {
  const opened = await openPayment(temple, order).catch(() => undefined)
  if (!opened) return
  const card = how === 'decline' ? cards.declined : cards.good
  const { status } = temple.sandbox.checkout.pay(opened.clientSecret, card)
  if (status === 'succeeded' && how === 'pay')
    await hear(temple, eventOf(temple, 'payment_intent.succeeded', opened.id))
}

const giveBack = async ({ app, staff }: Scene, order: Order, quantity: number): Promise<void> => {
  const response = await doWith(app, order, 'returns', {
    items: [{ id: thing, quantity }],
    reason: 'Cracked',
  })
  if (response.status !== 200) return
  const { id = '' } = (response.json() as Order).returns.at(-1) ?? {}
  const one = `/api/admin/orders/${order.reference}/returns/${id}`
  okOf(await staff.post(`${one}/answer`, { isAccepted: true, answer: 'Please send it.' }))
  okOf(await staff.post(`${one}/receive`, { isSellable: quantity % 2 === 1 }))
}

const happen = async (temple: Scene, orders: Order[], { what, which, quantity }: Event) => {
  const { app, staff } = temple
  if (what === 'receive') {
    okOf(await staff.post(`/api/admin/products/${thing}/stock`, { pieces: quantity }))
    return
  }
  if (what === 'order cod') return void orders.push(...(await place(temple, 'cod', quantity)))
  if (what === 'order card') return void orders.push(...(await place(temple, 'card', quantity)))
  if (what === 'refund') return void (await refundDue(temple))
  if (what === 'expire') {
    minutesLater(temple, 16)
    return void (await reconcile(temple))
  }
  const order = orders[which % Math.max(orders.length, 1)]
  if (!order) return
  const admin = (verb: string, body: object = {}) =>
    staff.post(`/api/admin/orders/${order.reference}/${verb}`, body)
  if (what === 'cancel') return void (await doWith(app, order, 'cancel'))
  if (what === 'staff cancel') return void (await admin('cancel', { reason: 'Broken' }))
  if (what === 'pack') return void (await admin('pack'))
  if (what === 'ship') return void (await admin('ship', { courier: 'India Post' }))
  if (what === 'deliver') return void (await admin('deliver'))
  if (what === 'come back') return void (await admin('come-back', { isSellable: true }))
  if (what === 'return') return giveBack(temple, order, quantity)
  return pay(temple, order, what)
}

/** The stock is what its history says, and what is promised is what open orders hold. */
const assertStock = async ({ app }: Scene): Promise<void> => {
  const [onHand, reserved] = await stockOf(app)
  const moved: { kind: string; n: number | string }[] = await app
    .db('stock_moves')
    .where({ product_id: thing })
    .groupBy('kind')
    .select('kind')
    .sum({ n: 'pieces' })
  const of = (kind: string): number => Number(moved.find((one) => one.kind === kind)?.n ?? 0)
  // Sold ones are counted with a minus.
  expect(onHand).toBe(of('received') + of('sold') + of('returned') + of('counted'))
  const held = await app
    .db('order_lines')
    .where({ product_id: thing })
    .sum({ n: 'reserved' })
    .first()
  expect(reserved).toBe(Number(held?.n ?? 0))
  expect(reserved).toBeGreaterThanOrEqual(0)
  expect(onHand).toBeGreaterThanOrEqual(reserved)
}

/** What was paid and not refunded belongs to an order that is alive, or is still owed. */
const assertMoney = async (temple: Scene, orders: readonly Order[]): Promise<void> => {
  for (const one of orders) {
    const order = await orderOf(temple.app, one)
    if (order.status !== 'cancelled' || !order.isPaid) continue
    expect((order.refundOwed ?? 0) + (order.refundedAmount ?? 0)).toBe(order.amount)
  }
}

test('whatever happens in whatever order, no piece is lost or sold twice, and no money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: 30 }), async (events) => {
      const temple = await scene()
      await setStock(temple.app, 3)
      const orders: Order[] = []
      for (const one of events) {
        await happen(temple, orders, one)
        await assertStock(temple)
      }
      await refundDue(temple)
      await assertMoney(temple, orders)
    }),
    { numRuns: Number(process.env['ORDER_RUNS'] ?? runs(12)) },
  )
}, 120_000)

test('fifty buyers race for one idol, and one gets it', async () => {
  const { app } = await orderTemple()
  await setStock(app, 1)
  const replies = await Promise.all(Array.from({ length: 50 }, () => sendOrder(app)))
  const placed = replies.filter(({ status }) => status === 200)
  expect(placed).toHaveLength(1)
  for (const { status, text } of replies) {
    if (status !== 200) expect([status, text]).toEqual([409, expect.stringContaining('sold out')])
  }
  expect(await stockOf(app)).toEqual([1, 1])
  expect(await app.db('orders')).toHaveLength(1)
})

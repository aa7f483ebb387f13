import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import { okOf } from '#server/test/admin.ts'
import { post, saturdayNoon } from '#server/test/bookings.ts'
import { cards, eventOf, hear, minutesLater } from '#server/test/donations.ts'
import {
  doWith,
  file,
  openPayment,
  ordered,
  orderOf,
  orderPayload,
  orderTemple,
  reconcile,
  refundDue,
  sendOrder,
  setStock,
  stockOf,
  takeUpi,
  thing,
} from '#server/test/orders.ts'
import { testApp } from '#server/test/testApp.ts'

const stepsOf = ({ trail }: Order): string[] =>
  trail.map(({ status, note }) => (note ? `${status} ${note}` : status))

const temple = () => testApp({ now: () => saturdayNoon })

test('an order is priced by the server, and its items are promised', async () => {
  const app = await temple()
  await setStock(app, 5)
  const order = await ordered(app, { [thing]: 2 })
  expect(order).toMatchObject({
    status: 'placed',
    payment: 'cod',
    isPaid: false,
    amount: 2 * 1450,
    deliveryAmount: 0,
    can: { pay: false, cancel: true, askReturn: false },
  })
  expect(await stockOf(app)).toEqual([5, 2])
  expect((await orderOf(app, order)).lines).toMatchObject([{ id: thing, quantity: 2, price: 1450 }])
})

test('goods above ₹1,500 are sent free of charge, and express always costs its fee', async () => {
  const app = await temple()
  await setStock(app, 9)
  expect(await ordered(app)).toMatchObject({ amount: 1530, deliveryAmount: 80 })
  expect(await ordered(app, { [thing]: 2 })).toMatchObject({ amount: 2900, deliveryAmount: 0 })
  const express = { delivery: 'express', amount: 2900 + 150 }
  expect(await ordered(app, { [thing]: 2 }, express)).toMatchObject({ deliveryAmount: 150 })
})

test.each([
  ['a sum that is not the shop’s', { amount: 1 }, 409, 'The total is now ₹1,530.'],
  ['nothing', { lines: [] }, 400, ''],
  ['half an item', { lines: [{ id: thing, quantity: 0.5 }] }, 400, ''],
  ['a negative quantity', { lines: [{ id: thing, quantity: -1 }] }, 400, ''],
  ['eleven of one', { lines: [{ id: thing, quantity: 11 }] }, 400, ''],
  [
    'a product that is gone',
    { lines: [{ id: 'golden-calf', quantity: 1 }] },
    409,
    'no longer sold',
  ],
  ['no address', { address: undefined }, 400, ''],
  ['no phone', { phone: undefined }, 400, ''],
  ['a card where cards are not offered', { payment: 'card' }, 409, 'Card payments are not offered'],
  ['a wrong reference', { reference: 'D7K3M9WACE' }, 400, ''],
])('%s is refused in words, and nothing is ordered', async (_, changes, status, words) => {
  const app = await temple()
  const reply = await sendOrder(app, undefined, changes)
  expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(words)])
  expect(await app.db('orders')).toEqual([])
  expect((await stockOf(app))[1]).toBe(0)
})

test('a changed price is named', async () => {
  const app = await temple()
  const payload = await orderPayload(app)
  await app.db('products').where({ id: thing }).update({ price: 1499 })
  await app.db('content_version').increment('version', 1)
  const reply = await post(app, '/api/orders', payload)
  expect(reply.text).toContain('“Shadu Clay Ganapati” now costs ₹1,499. The total is now ₹1,579.')
})

test('a PIN code has to lie in the state', async () => {
  const app = await temple()
  const address = { ...((await orderPayload(app))['address'] as object), state: 'Kerala' }
  const reply = await sendOrder(app, undefined, { address })
  expect(reply.text).toContain('This PIN code is not in the state you chose')
})

test('the same order sent twice is placed once', async () => {
  const app = await temple()
  const payload = await orderPayload(app)
  const first: Order = okOf(await post(app, '/api/orders', payload, 'once'))
  const again: Order = okOf(await post(app, '/api/orders', payload, 'once'))
  expect(again.reference).toBe(first.reference)
  expect(await app.db('orders')).toHaveLength(1)
})

test('another’s order is not found', async () => {
  const app = await temple()
  const order = await ordered(app)
  const wrong = { ...order, token: 'x'.repeat(22) }
  expect((await app.send(`/api/orders/${order.reference}?token=${wrong.token}`)).status).toBe(404)
  expect((await doWith(app, wrong, 'cancel')).status).toBe(404)
})

test('a cancelled order returns its items', async () => {
  const app = await temple()
  await setStock(app, 3)
  const order = await ordered(app, { [thing]: 3 })
  const cancelled: Order = okOf(await doWith(app, order, 'cancel'))
  expect([cancelled.status, stepsOf(cancelled)]).toEqual(['cancelled', ['placed', 'cancelled']])
  expect(await stockOf(app)).toEqual([3, 0])
  expect((await doWith(app, order, 'cancel')).status).toBe(409)
})

test('a card order is paid when the provider says so', async () => {
  const cardTemple = await orderTemple()
  const { app, sandbox } = cardTemple
  const order = await ordered(app, undefined, { payment: 'card' })
  expect(order).toMatchObject({ can: { pay: true }, isTest: true })
  const { id, clientSecret } = await openPayment(cardTemple, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(cardTemple, eventOf(cardTemple, 'payment_intent.succeeded', id))
  const paid = await orderOf(app, order)
  expect([paid.status, paid.isPaid, stepsOf(paid)]).toEqual(['paid', true, ['placed', 'paid']])
  expect(paid.reservedUntil).toBeUndefined()
})

test('after fifteen minutes without a payment the items go to somebody else', async () => {
  const cardTemple = await orderTemple()
  const { app, sandbox } = cardTemple
  await setStock(app, 1)
  const order = await ordered(app, undefined, { payment: 'card' })
  const { clientSecret } = await openPayment(cardTemple, order)
  minutesLater(cardTemple, 14)
  expect(await reconcile(cardTemple)).toBe(0)
  minutesLater(cardTemple, 1)
  await reconcile(cardTemple)
  expect(stepsOf(await orderOf(app, order))).toEqual(['placed', 'cancelled expired'])
  expect(await stockOf(app)).toEqual([1, 0])
  expect(sandbox.checkout.pay(clientSecret, cards.good).status).toBe('declined')
  expect(
    (
      await post(app, '/api/create-payment-intent', {
        type: 'order',
        reference: order.reference,
        token: order.token,
      })
    ).status,
  ).toBe(409)
})

test('a payment of which nobody told is found when the time is over', async () => {
  const cardTemple = await orderTemple()
  const { app, sandbox } = cardTemple
  const order = await ordered(app, undefined, { payment: 'card' })
  sandbox.checkout.pay((await openPayment(cardTemple, order)).clientSecret, cards.good)
  minutesLater(cardTemple, 15)
  await reconcile(cardTemple)
  expect((await orderOf(app, order)).status).toBe('paid')
})

test('money for an order that its buyer cancelled goes back', async () => {
  const cardTemple = await orderTemple()
  const { app, sandbox } = cardTemple
  const order = await ordered(app, undefined, { payment: 'card' })
  const { id, clientSecret } = await openPayment(cardTemple, order)
  okOf(await doWith(app, order, 'cancel'))
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(cardTemple, eventOf(cardTemple, 'payment_intent.succeeded', id))
  expect(await orderOf(app, order)).toMatchObject({ status: 'cancelled', refundOwed: order.amount })
  expect(await refundDue(cardTemple)).toBe(1)
  const after = await orderOf(app, order)
  expect([after.refundOwed, after.refundedAmount]).toEqual([undefined, order.amount])
  expect(stepsOf(after)).toEqual([
    'placed',
    'cancelled',
    'cancelled paid_late',
    'cancelled refunded',
  ])
  expect(await refundDue(cardTemple)).toBe(0)
})

test('a paid order that is cancelled is refunded, once', async () => {
  const cardTemple = await orderTemple()
  const { app, sandbox } = cardTemple
  const order = await ordered(app, undefined, { payment: 'card' })
  const { id, clientSecret } = await openPayment(cardTemple, order)
  sandbox.checkout.pay(clientSecret, cards.good)
  await hear(cardTemple, eventOf(cardTemple, 'payment_intent.succeeded', id))
  okOf(await doWith(app, order, 'cancel'))
  await refundDue(cardTemple)
  // Its event comes too.
  await hear(cardTemple, eventOf(cardTemple, 'charge.refunded', id))
  expect(await orderOf(app, order)).toMatchObject({
    status: 'cancelled',
    refundedAmount: order.amount,
  })
  expect(sandbox.webhooks.events.filter(({ type }) => type === 'charge.refunded')).toHaveLength(1)
})

test('an order by UPI waits for the temple once its buyer says that it is paid', async () => {
  const cardTemple = await orderTemple()
  const { app } = cardTemple
  await takeUpi(app)
  const order = await ordered(app, undefined, { payment: 'upi' })
  const claimed: Order = okOf(await doWith(app, order, 'paid', { utr: '630577410001' }))
  expect(claimed).toMatchObject({ status: 'placed', utr: '630577410001', can: { pay: false } })
  minutesLater(cardTemple, 60)
  await reconcile(cardTemple)
  expect((await orderOf(app, order)).status).toBe('placed')
  const other = await ordered(app, undefined, { payment: 'upi' })
  minutesLater(cardTemple, 15)
  await reconcile(cardTemple)
  expect((await orderOf(app, other)).status).toBe('cancelled')
  expect((await doWith(app, other, 'paid')).text).toContain('This order was cancelled')
})

test('a digital item without its file cannot be ordered', async () => {
  const app = await temple()
  const reply = await sendOrder(app, { [file]: 1 })
  expect([reply.status, reply.text]).toEqual([
    409,
    expect.stringContaining('“Calendar, PDF” cannot be ordered here yet.'),
  ])
})

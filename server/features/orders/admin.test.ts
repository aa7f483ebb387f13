import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { post } from '#server/test/bookings.ts'
import { cards, eventOf, hear, minutesLater } from '#server/test/donations.ts'
import {
  doWith,
  openPayment,
  ordered,
  orderOf,
  orderPayload,
  orderTemple,
  refundDue,
  setStock,
  stockOf,
  takeUpi,
  thing,
} from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import type { Browser } from '#server/test/browser.ts'

const path = '/api/admin/orders'

const temple = async () => {
  const made = await orderTemple()
  const staff = await person(made.app, { role: 'admin' })
  return { ...made, staff }
}

const act = async (
  staff: Browser,
  { reference }: Pick<Order, 'reference'>,
  what: string,
  body: object = {},
): Promise<StaffOrderDetails> => okOf(await staff.post(`${path}/${reference}/${what}`, body))

const sent = { courier: 'India Post', tracking: 'EM123456789IN' }

test('an order is packed, sent and delivered; its buyer has paid the courier then', async () => {
  const { app, staff } = await temple()
  await setStock(app, 5)
  const order = await ordered(app, { [thing]: 2 })
  expect(await get(staff, path)).toMatchObject({ counts: { pack: 1, send: 0 } })
  expect((await act(staff, order, 'pack')).papers).toMatchObject([{ kind: 'invoice' }])
  expect((await doWith(app, order, 'cancel')).status).toBe(409)
  expect(await stockOf(app)).toEqual([5, 2])
  await act(staff, order, 'ship', sent)
  expect(await stockOf(app)).toEqual([3, 0])
  expect(await orderOf(app, order)).toMatchObject({ status: 'shipped', ...sent })
  const done = await act(staff, order, 'deliver')
  expect(done).toMatchObject({
    status: 'delivered',
    isPaid: true,
    actions: ['remit', 'start_return'],
  })
  expect(done.trail.map(({ status, by }) => `${status} ${by}`)).toEqual([
    'placed buyer',
    'packed temple',
    'shipped temple',
    'delivered temple',
  ])
  const mails = await app.db('deliveries').whereLike('key', 'order:%').pluck('key')
  expect(mails.map((key: string) => key.split(':').at(-1)).toSorted()).toEqual([
    'delivered',
    'placed',
    'shipped',
  ])
})

test('a step that does not follow is refused', async () => {
  const { app, staff } = await temple()
  const order = await ordered(app)
  const ship = await staff.post(`${path}/${order.reference}/ship`, sent)
  expect(ship.status).toBe(409)
  expect((await staff.post(`${path}/${order.reference}/deliver`)).status).toBe(409)
  await act(staff, order, 'pack')
  expect((await staff.post(`${path}/${order.reference}/pack`)).status).toBe(409)
})

test('a packed order that staff cancel gets a credit note, and its items are free again', async () => {
  const { app, staff } = await temple()
  await setStock(app, 1)
  const order = await ordered(app)
  await act(staff, order, 'pack')
  const cancelled = await act(staff, order, 'cancel', { reason: 'The clay broke.' })
  expect(cancelled.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
  expect(await stockOf(app)).toEqual([1, 0])
})

const delivered = async ({ app, staff, ...rest }: Awaited<ReturnType<typeof temple>>) => {
  await setStock(app, 5)
  const order = await ordered(app, { [thing]: 2 }, { payment: 'card' })
  const all = { app, staff, ...rest }
  const { id, clientSecret } = await openPayment(all, order)
  all.sandbox.checkout.pay(clientSecret, cards.good)
  await hear(all, eventOf(all, 'payment_intent.succeeded', id))
  await act(staff, order, 'pack')
  await act(staff, order, 'ship', sent)
  await act(staff, order, 'deliver')
  return order
}

test('what a buyer returns goes on the shelf, and that part is refunded', async () => {
  const made = await temple()
  const { app, staff } = made
  const order = await delivered(made)
  const asked: Order = okOf(
    await doWith(app, order, 'returns', { items: [{ id: thing, quantity: 1 }], reason: 'Cracked' }),
  )
  const [first] = asked.returns
  expect(first).toMatchObject({ status: 'asked', reason: 'Cracked' })
  // The buyer's phone keeps the later of two answers.
  expect(asked.updatedAt).toBe(first?.createdAt)
  const one = `returns/${first?.id}`
  await act(staff, order, `${one}/answer`, { isAccepted: true, answer: 'Please send it to us.' })
  await act(staff, order, `${one}/receive`, { isSellable: true })
  expect(await stockOf(app)).toEqual([4, 0])
  expect(await refundDue(made)).toBe(1)
  const after = await orderOf(app, order)
  expect(after).toMatchObject({ status: 'delivered', refundedAmount: 1450 })
  expect(after.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
  // The other one too: then all of it is returned.
  okOf(await doWith(app, order, 'returns', { items: [{ id: thing, quantity: 1 }], reason: 'Too' }))
  const second = (await orderOf(app, order)).returns[1]
  await act(staff, order, `returns/${second?.id}/answer`, { isAccepted: true, answer: 'Yes.' })
  await act(staff, order, `returns/${second?.id}/receive`, { isSellable: false })
  await refundDue(made)
  expect(await orderOf(app, order)).toMatchObject({ status: 'returned', refundedAmount: 2900 })
  expect(await stockOf(app)).toEqual([4, 0])
})

test('more than was bought, twice, or after seven days cannot be returned', async () => {
  const made = await temple()
  const { app } = made
  const order = await delivered(made)
  const ask = (quantity: number) =>
    doWith(app, order, 'returns', { items: [{ id: thing, quantity }], reason: 'Cracked' })
  expect((await ask(3)).status).toBe(400)
  expect((await ask(2)).status).toBe(200)
  expect((await ask(1)).status).toBe(400)
  const other = await delivered(made)
  minutesLater(made, 7 * 24 * 60 + 1)
  const late = await doWith(app, other, 'returns', {
    items: [{ id: thing, quantity: 1 }],
    reason: 'Cracked',
  })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('within 7 days')])
})

test('a parcel that came back is refunded with its delivery', async () => {
  const made = await temple()
  const { app, staff } = made
  await setStock(app, 1)
  const order = await ordered(app)
  await act(staff, order, 'pack')
  await act(staff, order, 'ship', sent)
  const back = await act(staff, order, 'come-back', { isSellable: true })
  expect(back).toMatchObject({ status: 'returned', isPaid: false })
  expect(back.refundOwed).toBeUndefined()
  expect(await stockOf(app)).toEqual([1, 0])
})

test('a UPI payment pays one order only', async () => {
  const { app, staff } = await temple()
  await takeUpi(app)
  await setStock(app, 5)
  const order = await ordered(app, undefined, { payment: 'upi' })
  const other = await ordered(app, undefined, { payment: 'upi' })
  const payment = { utr: '630577410001', paidOn: '2026-11-20' }
  expect(await act(staff, order, 'confirm', payment)).toMatchObject({ status: 'paid' })
  const twice = await staff.post(`${path}/${other.reference}/confirm`, payment)
  expect([twice.status, twice.text]).toEqual([409, expect.stringContaining('utr_taken')])
  const cancelled = await act(staff, order, 'cancel', { reason: 'Broken' })
  expect(cancelled).toMatchObject({ refundOwed: order.amount, actions: ['record_refund'] })
  const done = await act(staff, order, 'refund-record', { note: 'By bank transfer' })
  expect(done).toMatchObject({ refundedAmount: order.amount, actions: [] })
})

test('a sale at the counter comes from the same stock', async () => {
  const { app, staff } = await temple()
  await setStock(app, 1)
  const { lines, amount } = await orderPayload(app)
  const sale = { lines, amount: Number(amount) - 80, method: 'cash', email: 'meera@example.org' }
  const sold: StaffOrderDetails = okOf(await staff.post('/api/admin/counter-sales', sale))
  expect(sold).toMatchObject({ status: 'delivered', payment: 'cash', isPaid: true, amount: 1450 })
  expect(await stockOf(app)).toEqual([0, 0])
  const again = await staff.post('/api/admin/counter-sales', sale)
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('sold out')])
})

test('the day book has each invoice with its taxes, and the totals what came in', async () => {
  const made = await temple()
  const { app, staff } = made
  await setStock(app, 5)
  const order = await ordered(app, { [thing]: 2 })
  await act(staff, order, 'pack')
  await act(staff, order, 'ship', sent)
  await act(staff, order, 'deliver')
  const transfer = { paidOn: '2026-11-21', utr: '630512345678', amount: 2900 }
  const remitted = { references: [order.reference], ...transfer }
  okOf(await staff.post('/api/admin/orders-remitted', remitted))
  const sum = { count: 1, amount: 2900, returned: 0 }
  const totals = '/api/admin/shop-totals'
  expect(await get(staff, totals)).toMatchObject({
    financialYear: '2026-27',
    all: sum,
    byDay: [sum],
    byPayment: [{ payment: 'cod', ...sum }],
    products: [{ id: thing, quantity: 2, amount: 2900 }],
    years: ['2026-27'],
  })
  expect(await get(staff, `${totals}?month=2026-11`)).toMatchObject({ month: '2026-11', all: sum })
  expect(await get(staff, `${totals}?month=2026-10`)).toMatchObject({
    all: { count: 0 },
    byDay: [],
  })
  const book = '/api/admin/day-book.csv'
  expect((await staff.send(`${book}?month=2026-11`)).text).toContain('S-2026-27-00001')
  expect((await staff.send(`${book}?month=2026-10`)).text).not.toContain('S-2026-27')
})

test('only staff see the board, and priests do not', async () => {
  const { app } = await temple()
  const priest = await person(app, { role: 'priest' })
  expect((await priest.send(path)).status).toBe(403)
  expect((await app.send(path)).status).toBe(401)
  expect((await post(app, `${path}/S7K3M9WACE/pack`, {})).status).toBe(401)
})

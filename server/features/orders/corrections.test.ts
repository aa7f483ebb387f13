import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { transact } from '#server/db/db.ts'
import { lockSite, updateSite } from '#server/features/site/repository.ts'
import { get, okOf } from '#server/test/admin.ts'
import { cards, eventOf, hear, minutesLater } from '#server/test/donations.ts'
import {
  doWith,
  openPayment,
  ordered,
  orderOf,
  orderTemple,
  reconcile,
  refundDue,
  setStock,
  takeUpi,
  thing,
} from '#server/test/orders.ts'
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

const dayMinutes = 24 * 60

test('what staff refund themselves is not undone by what the provider says', async () => {
  const made = await temple()
  const { app, act, paidByCard } = made
  const { order } = await paidByCard()
  await act(order, 'cancel', { reason: 'Broken' })
  // The provider has refused it, so staff send the money.
  await app.db('orders').update({ refund_at: null })
  const done = await act(order, 'refund-record', { note: 'By bank transfer' })
  expect(done).toMatchObject({ refundedAmount: order.amount, actions: [] })
  minutesLater(made, 2 * dayMinutes)
  await reconcile(made)
  const after = await orderOf(app, order)
  expect([after.refundedAmount, after.refundOwed]).toEqual([order.amount, undefined])
  expect(await refundDue(made)).toBe(0)
})

test('while the bank may take the money back, staff do not send it too', async () => {
  const { app, act, paidByCard } = await temple()
  const { order } = await paidByCard()
  await act(order, 'cancel', { reason: 'Broken' })
  await app.db('orders').update({ refund_at: null, dispute: 'open' })
  const shown = await get<StaffOrderDetails>(
    await person(app, { role: 'admin' }),
    `/api/admin/orders/${order.reference}`,
  )
  expect(shown.actions).not.toContain('record_refund')
})

test('what comes to be owed while a refund is sent is sent next', async () => {
  const made = await temple()
  const { app, paidByCard } = made
  const { order } = await paidByCard()
  await app.db('orders').update({ refund_paise: 10_000, refund_at: '2026-01-01' })
  const work = await app.orders.refunds.take(app.db)
  const sending = work?.()
  await app.db('orders').update({ refund_paise: 20_000 })
  await sending
  expect(await refundDue(made)).toBeGreaterThan(0)
  expect((await orderOf(app, order)).refundedAmount).toBe(200)
})

test('who says that they have paid by UPI waits for the temple, and a cancelled order stays cancelled', async () => {
  const { app, act } = await temple()
  await takeUpi(app)
  const order = await ordered(app, undefined, { payment: 'upi' })
  const claimed: Order = okOf(await doWith(app, order, 'paid', { utr: '630577410001' }))
  expect(claimed.can.cancel).toBe(false)
  expect((await doWith(app, order, 'cancel')).status).toBe(409)
  const other = await ordered(app, undefined, { payment: 'upi' })
  okOf(await doWith(app, other, 'cancel'))
  const paid = await act(other, 'confirm', { utr: '630577410002', paidOn: '2026-11-20' })
  expect(paid).toMatchObject({
    status: 'cancelled',
    refundOwed: other.amount,
    actions: ['record_refund'],
  })
})

test('a cancelled order’s card payment is closed at the provider', async () => {
  const made = await temple()
  const { app, sandbox } = made
  const order = await ordered(app, undefined, { payment: 'card' })
  const { clientSecret } = await openPayment(made, order)
  okOf(await doWith(app, order, 'cancel'))
  await reconcile(made)
  expect(sandbox.checkout.pay(clientSecret, cards.good).status).toBe('declined')
  expect((await orderOf(app, order)).status).toBe('cancelled')
})

test('money that came before it was closed goes back, though nobody told of it', async () => {
  const made = await temple()
  const { app, sandbox } = made
  const order = await ordered(app, undefined, { payment: 'card' })
  const { clientSecret } = await openPayment(made, order)
  okOf(await doWith(app, order, 'cancel'))
  sandbox.checkout.pay(clientSecret, cards.good)
  await reconcile(made)
  await refundDue(made)
  expect((await orderOf(app, order)).refundedAmount).toBe(order.amount)
})

test('a payment that the bank still processes when its order is cancelled is asked about until it is over', async () => {
  const made = await temple()
  const { app, sandbox } = made
  const order = await ordered(app, undefined, { payment: 'card' })
  const { id, clientSecret } = await openPayment(made, order)
  sandbox.elsewhere.process(id)
  okOf(await doWith(app, order, 'cancel'))
  await reconcile(made)
  sandbox.checkout.authenticate(clientSecret, true)
  minutesLater(made, dayMinutes)
  await reconcile(made)
  expect((await orderOf(app, order)).refundOwed).toBe(order.amount)
  await refundDue(made)
  expect((await orderOf(app, order)).refundedAmount).toBe(order.amount)
})

test('once the provider has closed a cancelled order’s payment, it is not asked again', async () => {
  const made = await temple()
  const { app } = made
  const order = await ordered(app, undefined, { payment: 'card' })
  await openPayment(made, order)
  okOf(await doWith(app, order, 'cancel'))
  await reconcile(made)
  expect(await app.db('orders').pluck('check_at')).toEqual([null])
})

test('a credit note has the taxes of its invoice, whatever the settings say by then', async () => {
  const { app, act } = await temple()
  const order = await ordered(app, { [thing]: 1 })
  await act(order, 'pack')
  await transact(app.db, async (trx) => {
    const { site, version } = await lockSite(trx)
    const shop = { standardFee: 80, expressFee: 150, countries: [], gstin: '27AAPFU0939F1ZV' }
    await updateSite(trx, { ...site, shop }, version + 1)
  })
  await act(order, 'cancel', { reason: 'Broken' })
  const contents: string[] = await app.db('order_papers').orderBy('kind').pluck('content')
  const taxes = contents.map((content) => {
    const { seller, lines } = JSON.parse(content) as {
      seller: { gstin?: string }
      lines: { rate: number; gross: number; cgst: number }[]
    }
    return [seller.gstin, ...lines.map(({ rate, gross, cgst }) => [rate, gross, cgst])]
  })
  expect(taxes[0]).toEqual(taxes[1])
})

test('a lost dispute that the temple wins after all leaves nothing to refund', async () => {
  const made = await temple()
  const { order, id } = await made.paidByCard(cards.disputed)
  const heard = async (type: string) => {
    expect((await hear(made, eventOf(made, type, id))).status).toBe(200)
    const { trail, refundedAmount, refundOwed } = await orderOf(made.app, order)
    return { notes: trail.flatMap(({ note }) => note ?? []), refundedAmount, refundOwed }
  }
  const notes = ['disputed', 'dispute_lost']
  await heard('charge.dispute.created')
  made.sandbox.elsewhere.closeDispute(id, 'lost')
  expect(await heard('charge.dispute.closed')).toEqual({ notes, refundedAmount: order.amount })
  made.sandbox.elsewhere.closeDispute(id, 'won')
  expect(await heard('charge.dispute.closed')).toEqual({ notes: [...notes, 'dispute_won'] })
})

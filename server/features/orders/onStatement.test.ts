import { expect, test } from 'vitest'
import type { StatementPreview } from '#contract/donations/bankStatementAdmin.ts'
import type { Order } from '#contract/orders/public.ts'
import type { StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { pledged, previewOf } from '#server/test/donationAdmin.ts'
import { doWith, ordered, orderTemple, setStock, takeUpi } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const utr = '630577410001'

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  await takeUpi(app)
  const staff = await person(app, { role: 'admin' })
  const order = await ordered(app, undefined, { payment: 'upi' })
  return {
    app,
    staff,
    order,
    /** The bank received so much, for this. */
    read: async (text: string, amount = `${order.amount}.00`): Promise<StatementPreview['lines']> =>
      (await previewOf(app, staff, `Date,Narration,Deposit Amt.\n21/11/2026,${text},${amount}`))
        .lines,
    toCheck: async (): Promise<StaffOrder[]> =>
      (await get<Page<StaffOrder>>(staff, '/api/admin/orders?stage=check')).items,
    confirm: async ({ reference }: Order): Promise<StaffOrderDetails> =>
      okOf(
        await staff.post(`/api/admin/orders/${reference}/confirm`, { utr, paidOn: '2026-11-21' }),
      ),
  }
}

test('an order is found by the number that its buyer gave', async () => {
  const { app, order, read } = await temple()
  okOf(await doWith(app, order, 'paid', { utr }))
  expect(await read(`UPI/${utr}/MEERA`)).toMatchObject([
    { certainty: 'order', order: { reference: order.reference } },
  ])
})

test('another amount is shown with its order, and recorded nowhere', async () => {
  const { order, read, toCheck } = await temple()
  expect(await read(`UPI/${utr}/${order.reference}`, '1.00')).toMatchObject([
    { certainty: 'order', order: { amount: order.amount } },
  ])
  expect(await toCheck()).toEqual([])
})

test('a line that names no order is left to the donations', async () => {
  const { app, order, read } = await temple()
  const pledge = await pledged(app, { amount: order.amount })
  expect(await read('UPI/SOMEBODY')).toMatchObject([
    { certainty: 'possible', candidates: [{ reference: pledge.reference }] },
  ])
})

test('a line puts its own order before staff, and no other', async () => {
  const { app, order, read, toCheck } = await temple()
  await ordered(app, undefined, { payment: 'upi' })
  await read(`UPI/${utr}/${order.reference}`)
  expect((await toCheck()).map(({ reference }) => reference)).toEqual([order.reference])
})

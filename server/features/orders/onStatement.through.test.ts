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

test('money for an order that its buyer had cancelled is put before staff, until it is recorded', async () => {
  const { app, staff, order, read, toCheck, confirm } = await temple()
  okOf(await doWith(app, order, 'cancel'))
  await pledged(app, { amount: order.amount })
  const { reference, amount } = order
  expect(await read(`UPI/${utr}/${reference} Order`)).toMatchObject([
    {
      certainty: 'order',
      candidates: [],
      order: { reference, status: 'cancelled', amount, isPaid: false },
    },
  ])
  expect(await toCheck()).toMatchObject([{ reference, status: 'cancelled', seenOn: '2026-11-21' }])
  const shown = await get<StaffOrderDetails>(staff, `/api/admin/orders/${reference}`)
  expect(shown).toMatchObject({ seen: { on: '2026-11-21', utr }, actions: ['confirm'] })
  expect(await confirm(order)).toMatchObject({ refundOwed: amount, actions: ['record_refund'] })
  expect(await toCheck()).toEqual([])
  expect(await read(`UPI/${utr}/${reference} Order`)).toMatchObject([
    { certainty: 'known', order: { isPaid: true } },
  ])
})

import { expect, test } from 'vitest'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { orderTemple, ordered, setStock, stockOf, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const two = { items: [{ id: thing, quantity: 2 }], reason: 'The paint is scratched', areHere: true }

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 9)
  await takeUpi(app)
  const staff = await person(app, { role: 'treasurer' })
  const path = (reference: string, what: string) => `/api/admin/orders/${reference}/${what}`
  const act = async (reference: string, what: string, body: object = {}) =>
    okOf<StaffOrderDetails>(await staff.post(path(reference, what), body))
  return {
    app,
    staff,
    act,
    start: (reference: string, body: object = two) => staff.post(path(reference, 'returns'), body),
    sold: async (input: object) => {
      const sale = { lines: [{ id: thing, quantity: 3, price: 1450 }], amount: 4350, ...input }
      return okOf<StaffOrderDetails>(await staff.post('/api/admin/counter-sales', sale))
    },
  }
}

test('an order that a parcel brought is returned at the counter: received, credited, refunded', async () => {
  const { app, act, start } = await temple()
  const { reference } = await ordered(app, { [thing]: 3 })
  expect((await start(reference)).status).toBe(409)
  await act(reference, 'pack')
  await act(reference, 'ship', { courier: 'India Post' })
  expect((await act(reference, 'deliver')).actions).toContain('start_return')
  const mails = (await waitingMails(app)).length

  const begun = okOf<StaffOrderDetails>(await start(reference))
  expect(begun).toMatchObject({
    returns: [{ status: 'accepted', reason: two.reason, actions: ['receive'] }],
    lines: [{ returnable: 1 }],
  })
  // Who stands at the counter needs no email about it.
  expect(await waitingMails(app)).toHaveLength(mails)
  const tooMany = problemOf(await start(reference))
  expect(tooMany.errors?.[0]?.pointer).toBe('#/items/0/quantity')
  const [id] = begun.returns.map((one) => one.id)
  const back = await act(reference, `returns/${id}/receive`, { isSellable: true })
  expect(back).toMatchObject({ status: 'delivered', refundOwed: 2900 })
  expect(back.papers.map(({ kind }) => kind)).toEqual(['invoice', 'credit'])
  expect(await stockOf(app)).toEqual([8, 0])
})

test('after the time for returns staff say why; by telephone the buyer still gets an answer', async () => {
  const { app, act, start, sold } = await temple()
  const { reference } = await sold({ method: 'cash' })
  const late = { delivered_at: '2026-11-10T06:00:00.000Z' }
  await app.db('orders').where({ reference }).update(late)
  expect(problemOf(await start(reference)).errors?.[0]?.pointer).toBe('#/exception')
  const input = { ...two, areHere: false, exception: 'She was in hospital' }
  const { returns } = okOf<StaffOrderDetails>(await start(reference, input))
  expect(returns).toMatchObject([{ status: 'asked', actions: ['answer'] }])
  const answer = { isAccepted: true, answer: 'Please bring it to the office.' }
  const answered = await act(reference, `returns/${returns[0]?.id}/answer`, answer)
  expect(answered.returns).toMatchObject([{ status: 'accepted' }])
})

test('what came back before its money was found is refunded from it', async () => {
  const { staff, act, start, sold } = await temple()
  const { reference } = await sold({ method: 'upi' })
  const begun = okOf<StaffOrderDetails>(await start(reference))
  const [id] = begun.returns.map((one) => one.id)
  const back = await act(reference, `returns/${id}/receive`, { isSellable: false })
  expect(back.refundOwed).toBeUndefined()
  const paid = await act(reference, 'confirm', { utr: newUtr(), paidOn: '2026-11-21' })
  expect(paid).toMatchObject({ isPaid: true, refundOwed: 2900 })
  await act(reference, 'refund-record', { note: 'Cash', isInCash: true })
  expect(await get(staff, '/api/admin/shop-totals')).toMatchObject({
    all: { amount: 4350, returned: 2900 },
  })
})

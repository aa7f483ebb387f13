import { expect, test } from 'vitest'
import type { StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { orderTemple, setStock, stockOf, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const cheque = { method: 'cheque', slip: '004512', bank: 'State Bank' }
const bounced = { reason: 'The cheque bounced' }

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  await takeUpi(app)
  const staff = await person(app, { role: 'treasurer' })
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450 }
  const send = ({ reference }: { reference: string }, what: string, body: object) =>
    staff.post(`/api/admin/orders/${reference}/${what}`, body)
  return {
    app,
    send,
    sell: async (input: object) =>
      okOf<StaffOrderDetails>(await staff.post('/api/admin/counter-sales', { ...sale, ...input })),
    stage: async (name: string) =>
      (await get<Page<StaffOrder>>(staff, `/api/admin/orders?stage=${name}`)).items,
  }
}

test('with the goods back the sale is void, on any day', async () => {
  const { app, send, sell, stage } = await temple()
  const sold = await sell(cheque)
  await app.db('orders').update({ created_at: '2026-11-01T06:00:00.000Z' })
  const replies = await Promise.all(
    [1, 2].map(() => send(sold, 'write-off', { ...bounced, areGoodsBack: true })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 200)?.json()).toMatchObject({
    status: 'cancelled',
    voidReason: bounced.reason,
    actions: [],
    papers: [{ kind: 'invoice' }, { kind: 'credit' }],
  })
  expect(await stage('check')).toEqual([])
  expect(await stockOf(app)).toEqual([5, 0])
})

test('without them the price is lost: nothing to check, the invoice stays, and late money still counts', async () => {
  const { app, send, sell, stage } = await temple()
  for (const how of [cheque, { method: 'upi' }]) {
    const sold = await sell(how)
    const closed = okOf<StaffOrderDetails>(
      await send(sold, 'write-off', { ...bounced, areGoodsBack: false }),
    )
    expect(closed).toMatchObject({ status: 'delivered', isPaid: false, writtenOff: bounced.reason })
    expect(closed.papers).toHaveLength(1)
    expect(closed.actions).not.toContain('write_off')
    expect(await stage('check')).toEqual([])
    expect((await stage('done')).at(0)).toMatchObject({ isWrittenOff: true })
    const money = { paidOn: '2026-11-21', ...(how === cheque ? {} : { utr: newUtr() }) }
    const found = okOf<StaffOrderDetails>(await send(sold, 'confirm', money))
    expect(found.isPaid).toBe(true)
    expect(found.writtenOff).toBeUndefined()
  }
  expect(await stockOf(app)).toEqual([3, 0])
})

test('a cheque that was given up may pay again, but only once', async () => {
  const { send, sell } = await temple()
  const first = await sell(cheque)
  okOf(await send(first, 'write-off', { ...bounced, areGoodsBack: false }))
  await sell(cheque)
  expect(problemOf(await send(first, 'confirm', { paidOn: '2026-11-21' })).code).toBe('utr_taken')
})

test('what is paid, or has an open return, is not written off', async () => {
  const { send, sell } = await temple()
  const how = { ...bounced, areGoodsBack: true }
  expect((await send(await sell({ method: 'cash' }), 'write-off', how)).status).toBe(409)
  const sold = await sell(cheque)
  const items = [{ id: thing, quantity: 1 }]
  okOf(await send(sold, 'returns', { items, reason: 'Cracked', areHere: true }))
  expect(problemOf(await send(sold, 'write-off', how)).detail).toMatch(/return of it is open/)
})

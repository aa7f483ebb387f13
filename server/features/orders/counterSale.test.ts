import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import type { ShopTotals, StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { post, problemOf } from '#server/test/bookings.ts'
import { newUtr, previewOf } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { orderTemple, setStock, stockOf, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const today = '2026-11-21'
const reference = 'S7K3M9WACE'

const temple = async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  await takeUpi(app)
  const desk = await person(app, { role: 'desk' })
  const staff = await person(app, { role: 'admin' })
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450 }
  const send = (input: object) => desk.post('/api/admin/counter-sales', { ...sale, ...input })
  return {
    app,
    staff,
    send,
    sell: async (input: object) => okOf<StaffOrderDetails>(await send(input)),
    stage: async (name: string) =>
      (await get<Page<StaffOrder>>(staff, `/api/admin/orders?stage=${name}`)).items,
    totals: () => get<ShopTotals>(staff, '/api/admin/shop-totals'),
    confirm: (of: string, body: object) =>
      staff.post(`/api/admin/orders/${of}/confirm`, { paidOn: today, ...body }),
  }
}

test('what the bank or the drawer has counts at once, and only cash is in the drawer', async () => {
  const { staff, sell, totals } = await temple()
  const paid = { status: 'delivered', isPaid: true, actions: ['void', 'start_return'] }
  const utr = newUtr()
  expect(await sell({ method: 'cash' })).toMatchObject({ ...paid, payment: 'cash' })
  expect(await sell({ method: 'upi', utr })).toMatchObject({ ...paid, payment: 'upi', utr })
  expect(await sell({ method: 'card_machine', slip: '0042' })).toMatchObject({
    ...paid,
    payment: 'card_machine',
    slip: '0042',
  })
  const { byPayment } = await totals()
  expect(byPayment.map(({ payment }) => payment).toSorted()).toEqual([
    'card_machine',
    'cash',
    'upi',
  ])
  const { drawer } = await get<DayBook>(staff, `/api/admin/counter/days/${today}`)
  expect(drawer?.expected).toBe(1450)
})

test('goods paid by UPI that was only seen are handed over; the money is looked for until it is found', async () => {
  const { app, staff, sell, stage, totals, confirm } = await temple()
  const sold = await sell({ method: 'upi', reference })
  expect(sold).toMatchObject({
    reference,
    status: 'delivered',
    isPaid: false,
    actions: ['confirm', 'void', 'start_return', 'write_off'],
    papers: [{ kind: 'invoice' }],
  })
  expect(await stockOf(app)).toEqual([4, 0])
  expect(await stage('check')).toMatchObject([{ reference, isPaid: false }])
  expect(await stage('done')).toEqual([])
  expect((await totals()).all.count).toBe(0)

  const utr = newUtr()
  const file = `Date,Narration,Deposit\n21/11/2026,UPI/${utr}/${reference}/ORDER,1450.00\n`
  expect((await previewOf(app, staff, file)).lines).toMatchObject([
    { certainty: 'order', order: { reference, isPaid: false } },
  ])
  expect(await stage('check')).toMatchObject([{ reference, seenOn: today }])
  expect(problemOf(await confirm(reference, {})).errors?.[0]?.pointer).toBe('#/utr')
  expect(okOf(await confirm(reference, { utr }))).toMatchObject({
    status: 'delivered',
    isPaid: true,
    utr,
    trail: [{ status: 'placed' }, { status: 'delivered' }, { note: 'payment_found' }],
  })
  expect((await confirm(reference, { utr })).status).toBe(409)
  expect(await stage('check')).toEqual([])
  expect((await totals()).all).toMatchObject({ count: 1, amount: 1450 })
})

test('a cheque counts when the bank has cleared it; it has a number and a bank', async () => {
  const { send, sell, stage, confirm } = await temple()
  const bare = problemOf(await send({ method: 'cheque' })).errors ?? []
  expect(bare.map(({ pointer }) => pointer)).toEqual(['#/slip', '#/bank'])
  const cheque = { slip: '004512', bank: 'State Bank' }
  const sold = await sell({ method: 'cheque', ...cheque })
  expect(sold).toMatchObject({ ...cheque, isPaid: false })
  expect(sold.actions).toContain('confirm')
  expect(await stage('check')).toHaveLength(1)
  expect(okOf(await confirm(sold.reference, {}))).toMatchObject({ isPaid: true })
})

test.each([
  [{}, 400],
  [{ method: 'upi', utr: '12' }, 400],
  [{ method: 'upi', reference: 'D7K3M9WACE' }, 400],
])('%j is refused, and nothing leaves the stock', async (input, status) => {
  const { app, send } = await temple()
  expect((await send(input)).status).toBe(status)
  expect(await stockOf(app)).toEqual([5, 0])
})

test('goods that come back before their money was found are restocked, and nothing is refunded', async () => {
  const { app, staff, sell } = await temple()
  await sell({ method: 'upi', reference, email: 'meera@example.org' })
  const [mail] = await waitingMails(app)
  const token = new RegExp(`${reference}#([\\w-]+)`, 'i').exec(mail?.text ?? '')?.[1] ?? ''
  const input = { items: [{ id: thing, quantity: 1 }], reason: 'Cracked' }
  const { returns } = okOf<StaffOrderDetails>(
    await post(app, `/api/orders/${reference}/returns`, { token, ...input }),
  )
  const one = `/api/admin/orders/${reference}/returns/${returns[0]?.id}`
  okOf(await staff.post(`${one}/answer`, { isAccepted: true, answer: 'Please bring it.' }))
  const back = okOf<StaffOrderDetails>(await staff.post(`${one}/receive`, { isSellable: true }))
  expect(back).toMatchObject({ status: 'returned', isPaid: false })
  expect(back.refundOwed).toBeUndefined()
  expect(await stockOf(app)).toEqual([5, 0])
})

test('one payment pays for one thing', async () => {
  const { app, send, sell } = await temple()
  const utr = newUtr()
  await sell({ method: 'upi', utr })
  expect(problemOf(await send({ method: 'upi', utr })).code).toBe('utr_taken')
  expect(await stockOf(app)).toEqual([4, 0])
})

import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import type { ShopTotals, StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { newUtr, previewOf } from '#server/test/donationAdmin.ts'
import { orderTemple, ordered, setStock, stockOf, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const today = '2026-11-21'
const sales = '/api/admin/counter-sales'

const temple = async () => {
  const made = await orderTemple()
  const { app } = made
  await setStock(app, 5)
  await takeUpi(app)
  const desk = await person(app, { role: 'desk' })
  const staff = await person(app, { role: 'admin' })
  const sale = { lines: [{ id: thing, quantity: 2, price: 1450 }], amount: 2900 }
  const takeBack = (reference: string) =>
    desk.post(`${sales}/${reference}/void`, { reason: 'Wrong item' })
  return {
    ...made,
    desk,
    staff,
    takeBack,
    sell: async (input: object = { method: 'cash' }) =>
      okOf<StaffOrderDetails>(await desk.post(sales, { ...sale, ...input })),
    voided: async (reference: string) => okOf<StaffOrderDetails>(await takeBack(reference)),
    totals: () => get<ShopTotals>(staff, '/api/admin/shop-totals'),
    cash: () => get<DayBook>(staff, `/api/admin/counter/days/${today}`),
    stage: async (name: string) =>
      (await get<Page<StaffOrder>>(staff, `/api/admin/orders?stage=${name}`)).items,
  }
}

test('a sale of today is taken back by the desk: stock, drawer, books and papers are right', async () => {
  const { app, desk, staff, sell, voided, takeBack, totals, cash } = await temple()
  const { reference } = await sell()
  expect(await get(desk, `${sales}/${reference}`)).toMatchObject({ actions: ['void'] })
  expect(await voided(reference)).toMatchObject({
    status: 'cancelled',
    isPaid: false,
    voidReason: 'Wrong item',
    actions: [],
    papers: [{ kind: 'invoice' }, { kind: 'credit' }],
    trail: [{}, {}, {}, { status: 'cancelled', by: 'temple', actor: { id: desk.id } }],
  })
  expect(await stockOf(app)).toEqual([5, 0])
  expect((await totals()).all.count).toBe(0)
  expect(await cash()).toMatchObject({
    drawer: {
      expected: 0,
      items: [{ kind: 'sale', reference, amount: 2900, isVoid: true }],
    },
  })
  const book = await staff.send('/api/admin/day-book.csv')
  const [credit, invoice] = book.text.split('\r\n').slice(1, 3)
  expect(invoice).toMatch(/Invoice.*,2900$/)
  expect(credit).toMatch(/Credit note.*,-2900$/)
  expect(await get(desk, sales)).toMatchObject([{ reference, isVoid: true }])

  expect(problemOf(await takeBack(reference)).code).toBe('wrong_status')
  expect(await stockOf(app)).toEqual([5, 0])
})

test('from the next day on, or once something came back, it is a return', async () => {
  const { app, sell, takeBack, staff } = await temple()
  const { reference } = await sell()
  const web = await ordered(app)
  expect((await takeBack(web.reference)).status).toBe(409)
  expect((await takeBack('S0000')).status).toBe(404)
  await app.db('orders').where({ reference }).update({ created_at: '2026-11-20T06:00:00.000Z' })
  expect(problemOf(await takeBack(reference)).detail).toMatch(/earlier day.*as a return/)
  const shown = await get<StaffOrderDetails>(staff, `/api/admin/orders/${reference}`)
  expect(shown.actions).not.toContain('void')
  expect(await stockOf(app)).toEqual([3, 1])
})

test('a cheque and a UPI number may pay for the right sale once the wrong one is void', async () => {
  const { sell, voided, stage } = await temple()
  const cheque = { method: 'cheque', slip: '004512', bank: 'State Bank' }
  const upi = { method: 'upi', utr: newUtr() }
  for (const given of [cheque, upi]) {
    await voided((await sell(given)).reference)
    await sell(given)
  }
  expect(await stage('check')).toHaveLength(1)
})

test('money that comes by UPI for a void sale is found by the statement, and goes back', async () => {
  const { app, staff, sell, voided, stage, totals } = await temple()
  const { reference } = await sell({ method: 'upi', reference: 'S7K3M9WACE' })
  await voided(reference)
  expect(await stage('check')).toEqual([])
  const utr = newUtr()
  const file = `Date,Narration,Deposit\n21/11/2026,UPI/${utr}/${reference}/ORDER,2900.00\n`
  await previewOf(app, staff, file)
  expect(await stage('check')).toMatchObject([{ reference, isVoid: true }])
  const one = `/api/admin/orders/${reference}`
  const found = okOf<StaffOrderDetails>(await staff.post(`${one}/confirm`, { utr, paidOn: today }))
  expect(found).toMatchObject({ status: 'cancelled', refundOwed: 2900 })
  expect(found.actions).toEqual(['record_refund'])
  okOf(await staff.post(`${one}/refund-record`, { note: 'UPI, UTR 612345678901' }))
  expect((await totals()).all).toMatchObject({ amount: 2900, returned: 2900 })
  expect(await stockOf(app)).toEqual([5, 0])
})

test('the desk reads the sales of the counter, and no other order', async () => {
  const { app, desk } = await temple()
  const { reference } = await ordered(app)
  expect((await desk.send(`${sales}/${reference}`)).status).toBe(404)
  expect(await get(desk, sales)).toEqual([])
})

import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { addRupees } from '#contract/payments/exactRupees.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, saturdayNoon } from '#server/test/bookings.ts'
import { take } from '#server/test/dakshina.ts'
import { doTo } from '#server/test/donationAdmin.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { ordered, orderPayload, thing } from '#server/test/orders.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'
import type { Takings } from '#contract/takings/admin.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffGift } from '#contract/monthlyGifts/admin.ts'
import type { StaffOrder } from '#contract/orders/admin.ts'
import type { Page } from '#contract/paging.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'

type Totals = { all: { amount: number; returned: number } }
type Rows = readonly Record<string, string>[]

const paidOn = '2026-11-21'

const donor = { fullName: 'Meera', pan: 'ABCPE1234F', donorAddress: '12 Laxmi Road\nPune 411030' }

/** Of everything something, and of everything some refunded: figures below zero are among them. */
const takeMoney = async (app: TestApp, admin: Person): Promise<void> => {
  const give = async (changes: object) =>
    okOf<RecordedDonation>(
      await admin.post('/api/admin/counter-donations', {
        paymentMethod: 'cash',
        amount: 501,
        paidOn,
        fullName: 'Meera',
        ...changes,
      }),
    )
  await give({ ...donor, amount: 1100, paymentMethod: 'card_machine' })
  await give({})
  okOf(await doTo(admin, await give({ amount: 251 }), 'return', { reason: 'Given twice' }))
  okOf(await admin.post('/api/monthly-gifts/upi', giftPayload))
  const booked = await book(app)
  const { payments } = okOf<StaffDakshina>(await take(admin, booked))
  const reason = { reason: 'The puja was shorter' }
  okOf(await admin.post(`/api/admin/dakshina/${payments[0]?.id}/return`, reason))
  okOf(await take(admin, booked, { seen: 1, amount: 2100 }))
  const { lines } = await orderPayload(app)
  const sale = { lines, amount: 1450, method: 'cash' }
  okOf(await admin.post('/api/admin/counter-sales', sale))
  const order = await ordered(app, { [thing]: 2 })
  okOf(await admin.post(`/api/admin/orders/${order.reference}/pack`))
  okOf(await admin.post(`/api/admin/orders/${order.reference}/cancel`, { reason: 'It broke' }))
}

/** As a spreadsheet adds them up: a cell with text in it is nothing. */
const sumOf = (rows: Rows, column: string): number =>
  addRupees(...rows.map((row) => Number(row[column]) || 0))

/** Each file with rupees: its columns, and their sums on the screen that it belongs to. */
const files: Readonly<
  Record<string, (admin: Person) => Promise<Readonly<Record<string, number>>>>
> = {
  '/api/admin/donations.csv': async (admin) => {
    const { all } = await get<Totals>(admin, '/api/admin/donations/totals')
    return { Rupees: all.amount, Refunded: all.returned }
  },
  '/api/admin/donations/totals.csv': async (admin) => {
    const { all } = await get<Totals>(admin, '/api/admin/donations/totals')
    return { Rupees: all.amount, Refunded: all.returned }
  },
  '/api/admin/donations/form-10bd.csv': async (admin) => {
    const { amount } = await get<{ amount: number }>(admin, '/api/admin/donations/form-10bd')
    return { 'Amount of donation (Indian rupees)': amount }
  },
  '/api/admin/donations/form-10bd-incomplete.csv': async (admin) => {
    type Form = { incomplete: { amount: number } }
    const { incomplete } = await get<Form>(admin, '/api/admin/donations/form-10bd')
    return { Rupees: incomplete.amount }
  },
  '/api/admin/dakshina.csv': async (admin) => {
    const { all } = await get<Totals>(admin, '/api/admin/dakshina/totals')
    return { Rupees: all.amount, Refunded: all.returned }
  },
  '/api/admin/dakshina/totals.csv': async (admin) => {
    const { all } = await get<Totals>(admin, '/api/admin/dakshina/totals')
    return { Rupees: all.amount, Refunded: all.returned }
  },
  // The invoice and the credit note of the cancelled order are nothing together.
  '/api/admin/day-book.csv': async (admin) => {
    const { all } = await get<Totals>(admin, '/api/admin/shop-totals')
    return { 'Total rupees': all.amount - all.returned }
  },
  '/api/admin/monthly-gifts.csv': async (admin) => {
    const { items } = await get<Page<StaffGift>>(admin, '/api/admin/monthly-gifts')
    return { 'Amount a month': addRupees(...items.map(({ amount }) => amount)) }
  },
  // Whatever became of them.
  '/api/admin/orders.csv': async (admin) => {
    const { items } = await get<Page<StaffOrder>>(admin, '/api/admin/orders')
    return { Rupees: addRupees(...items.map(({ amount }) => amount)) }
  },
  '/api/admin/takings.csv': async (admin) => {
    const { all, refunds } = await get<Takings>(admin, '/api/admin/takings')
    return { Rupees: addRupees(all.amount, ...refunds.map(({ amount }) => -amount)) }
  },
}

const form = ['?financialYear=2026-27']

/** Files with a choice, or of several tables. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/api/admin/donations/form-10bd.csv': form,
  '/api/admin/donations/form-10bd-incomplete.csv': form,
  '/api/admin/donations/totals.csv': ['', '?by=method', '?by=purpose'],
  '/api/admin/dakshina/totals.csv': ['', '?by=method', '?by=puja'],
}

const withoutRupees = [
  '/api/admin/audit.csv',
  '/api/admin/bookings.csv',
  '/api/admin/messages.csv',
  '/api/admin/people.csv',
  '/api/admin/sevas.csv',
  '/api/admin/subscribers.csv',
]

test('every file adds up, as numbers, to what its screen shows', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const admin = await person(app, { role: 'admin' })
  await setGiving(app, { trust })
  await takeMoney(app, admin)
  const exported = app.routes
    .filter(({ endpoint }) => endpoint.path.endsWith('.csv'))
    .map(({ endpoint }) => endpoint.path)
  expect(exported.toSorted()).toEqual([...Object.keys(files), ...withoutRupees].toSorted())
  for (const [path, expected] of Object.entries(files)) {
    const sums = await expected(admin)
    for (const query of queries[path] ?? ['']) {
      const { text } = await admin.send(path + query)
      const rows: Rows = parse(text, { columns: true, bom: true })
      const found = Object.keys(sums).map((column) => [column, sumOf(rows, column)])
      expect([path + query, Object.fromEntries(found)]).toEqual([path + query, sums])
    }
  }
  const { text } = await admin.send('/api/admin/day-book.csv')
  expect(text).toMatch(/,-2900\r\n/)
})

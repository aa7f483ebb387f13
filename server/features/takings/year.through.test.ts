import { expect, test } from 'vitest'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { TakingsYear } from '#contract/takings/yearAdmin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book } from '#server/test/bookings.ts'
import { take } from '#server/test/dakshina.ts'
import { doTo } from '#server/test/donationAdmin.ts'
import { setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/takings/year'

test('a year is summed by month, way, purpose and festival, beside the year before', async () => {
  let now = new Date('2025-08-27T06:00:00Z')
  const app = await testApp({ now: () => now })
  let staff = 0
  /** A session does not outlast the months between. */
  const on = async (time: string) => {
    now = new Date(time)
    const admin = await person(app, { role: 'admin', username: `admin${(staff += 1)}` })
    const give = async (amount: number, sent: object = {}) =>
      okOf<RecordedDonation>(
        await admin.post('/api/admin/counter-donations', {
          paymentMethod: 'cash',
          fullName: 'Meera',
          amount,
          paidOn: time.slice(0, 10),
          ...sent,
        }),
      )
    return { admin, give }
  }
  const thisYears = { paymentMethod: 'card_machine' }

  // Ganesh Chaturthi of 2025, and a day that this year has not reached.
  const chaturthiThen = await on('2025-08-27T06:00:00Z')
  await chaturthiThen.give(1000, { purpose: 'Annadan' })
  const december = await on('2025-12-20T06:00:00Z')
  await december.give(400)

  // Ganesh Chaturthi of 2026.
  const chaturthi = await on('2026-09-14T06:00:00Z')
  await chaturthi.give(1500, { ...thisYears, purpose: 'Annadan' })
  await chaturthi.give(700, thisYears)
  const back = await chaturthi.give(251, thisYears)
  okOf(await doTo(chaturthi.admin, back, 'return', { reason: 'Given twice' }))

  // A quarter to one at night, by the temple's clock on the next day.
  const { admin } = await on('2026-11-20T19:15:00Z')
  await setStock(app, 9)
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450, method: 'cash' }
  okOf(await admin.post('/api/admin/counter-sales', sale))
  okOf(await take(admin, await book(app), { method: 'cash', amount: 2100 }))

  await app.festivals.generate(app.db)
  const year = await get<TakingsYear>(admin, path)
  expect(year).toMatchObject({
    year: '2026-27',
    yearBefore: '2025-26',
    financialYears: ['2026-27', '2025-26'],
    calendarYears: ['2026', '2025'],
    all: { count: 5, amount: 6001, before: 1400 },
    soFar: { day: '2026-11-21', before: 1000 },
    refunded: { count: 1, amount: 251, before: 0 },
  })
  expect(year.byMonth).toEqual([
    { month: '2026-08', kind: 'donation', count: 0, amount: 0, before: 1000 },
    { month: '2026-09', kind: 'donation', count: 3, amount: 2451, before: 0 },
    { month: '2026-11', kind: 'dakshina', count: 1, amount: 2100, before: 0 },
    { month: '2026-11', kind: 'order', count: 1, amount: 1450, before: 0 },
    { month: '2026-12', kind: 'donation', count: 0, amount: 0, before: 400 },
  ])
  expect(year.byMethod).toEqual([
    { method: 'cash', count: 2, amount: 3550, before: 1400 },
    { method: 'card_machine', count: 3, amount: 2451, before: 0 },
  ])
  expect(year.byPurpose.map(({ purpose, amount, before }) => [purpose, amount, before])).toEqual([
    [expect.stringContaining('Puja'), 2100, 0],
    ['Annadan', 1500, 1000],
    [undefined, 1450, 0],
    [undefined, 951, 400],
  ])
  expect(year.busiest).toEqual([
    { day: '2026-11-21', festivals: [], count: 2, amount: 3550 },
    { day: '2026-09-14', festivals: ['Ganesh Chaturthi'], count: 3, amount: 2451 },
  ])
  expect(year.festivals.find(({ name }) => name === 'Ganesh Chaturthi')).toEqual({
    day: '2026-09-14',
    name: 'Ganesh Chaturthi',
    count: 3,
    amount: 2451,
    before: 1000,
  })

  const gifts = await get<TakingsYear>(admin, `${path}?year=2025&kind=donation`)
  expect(gifts.all).toEqual({ count: 2, amount: 1400, before: 0 })
  expect(gifts.soFar).toBeUndefined()

  // Each sum leads to its payments.
  const listed = async (query: string) =>
    (
      await get<{ amount: number }>(
        admin,
        `/api/admin/takings/payments?from=2026-04-01&to=2027-03-31&kind=donation&${query}`,
      )
    ).amount
  expect(await listed('purpose=Annadan')).toBe(1500)
  expect(await listed('isUnnamed=true')).toBe(951)
})

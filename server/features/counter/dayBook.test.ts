import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { problemOf, saturdayNoon } from '#server/test/bookings.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { ordered, orderPayload } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const day = '2026-11-21'
const path = `/api/admin/counter/days/${day}`

const setup = async () => {
  const app = await testApp({ now: () => saturdayNoon, publicUrl: 'https://temple.example' })
  const asha = await person(app, { role: 'desk', username: 'asha' })
  const ravi = await person(app, { role: 'treasurer', username: 'ravi' })
  const give = async (changes: object = {}) =>
    okOf<RecordedDonation>(
      await asha.post('/api/admin/counter-donations', {
        paymentMethod: 'cash',
        amount: 501,
        paidOn: day,
        fullName: 'Meera',
        ...changes,
      }),
    )
  return { app, asha, ravi, give }
}

test('the day has its cash: donations, the hundi and sales, and nothing that came otherwise', async () => {
  const { app, asha, give } = await setup()
  await give()
  await give({ paymentMethod: 'hundi', fullName: '', amount: 11_000 })
  await give({ amount: 99, paidOn: '2026-11-20' })
  await give({ paymentMethod: 'transfer', utr: '630512345678' })
  const { lines } = await orderPayload(app)
  okOf(await asha.post('/api/admin/counter-sales', { lines, amount: 1450, method: 'cash' }))
  const book = await get<DayBook>(asha, path)
  expect(book.sums).toEqual([
    { kind: 'donation', count: 1, amount: 501 },
    { kind: 'hundi', count: 1, amount: 11_000 },
    { kind: 'dakshina', count: 0, amount: 0 },
    { kind: 'sale', count: 1, amount: 1450 },
    { kind: 'refund', count: 0, amount: 0 },
  ])
  expect([book.expected, book.items.length, book.counts]).toEqual([12_951, 3, []])
})

test('what was handed back in cash is taken off, and what was recorded by mistake is shown, but not counted', async () => {
  const { app, asha, ravi, give } = await setup()
  const earlier = await give({ amount: 2000, paidOn: '2026-11-20' })
  const mistake = await give({ amount: 5010 })
  await give()
  const giveBack = { reason: 'The wedding is off', isInCash: true }
  okOf(await ravi.post(`/api/admin/donations/${earlier.reference}/return`, giveBack))
  const byBank = await give({ amount: 700 })
  const byTransfer = { reason: 'Given twice' }
  okOf(await ravi.post(`/api/admin/donations/${byBank.reference}/return`, byTransfer))
  const voided = `/api/admin/counter-donations/${mistake.reference}/void`
  okOf(await asha.post(voided, { reason: 'One zero too many' }))
  const order = await ordered(app)
  await app.db('orders').where({ reference: order.reference }).update({ refund_paise: 90_000 })
  const note = { note: 'At the counter', isInCash: true }
  okOf(await ravi.post(`/api/admin/orders/${order.reference}/refund-record`, note))

  const book = await get<DayBook>(asha, path)
  expect(book.expected).toBe(501 + 700 - 2000 - 900)
  expect(book.items.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { reference: earlier.reference, amount: -2000 },
    { reference: order.reference, amount: -900 },
  ])
  expect(book.items.find(({ reference }) => reference === mistake.reference)).toMatchObject({
    isVoid: true,
  })
  expect(book.sums.find(({ kind }) => kind === 'donation')).toMatchObject({ count: 2 })
  const seen = { expected: book.expected, counts: 0, counted: 0, reason: 'Paid from the safe' }
  okOf(await asha.post(`${path}/count`, seen))
})

test('a difference needs its reason; earlier counts are kept, and the log has no more than figures', async () => {
  const { app, asha, give } = await setup()
  await give()
  const seen = { expected: 501, counts: 0 }
  const refused = problemOf(await asha.post(`${path}/count`, { ...seen, counted: 500 }))
  expect(refused.errors).toEqual([
    { pointer: '#/reason', detail: expect.stringContaining('differs') },
  ])
  okOf(await asha.post(`${path}/count`, { ...seen, counted: 500, reason: 'A coin is missing' }))
  const again = { expected: 501, counts: 1, counted: 501 }
  const book = okOf<DayBook>(await asha.post(`${path}/count`, again))
  expect(book.counts).toMatchObject([
    { counted: 500, expected: 501, reason: 'A coin is missing', by: { username: 'asha' } },
    { counted: 501 },
  ])
  const last = (await auditOf(app)).at(-1)
  expect(last).toMatchObject({
    subject: 'cash',
    subjectId: day,
    action: 'counted',
    before: { counted: 500 },
    after: { expected: 501, counted: 501 },
  })
})

test('cash that came in while somebody counted is said; a day to come is not counted', async () => {
  const { asha, give } = await setup()
  await give()
  const stale = problemOf(await asha.post(`${path}/count`, { expected: 0, counts: 0, counted: 0 }))
  expect(stale.detail).toMatch(/now say ₹501 instead of ₹0/)
  const tomorrow = '/api/admin/counter/days/2026-11-22/count'
  const early = await asha.post(tomorrow, { expected: 0, counts: 0, counted: 0 })
  expect(problemOf(early).errors?.[0]?.detail).toMatch(/not come yet/)
})

import { expect, test } from 'vitest'
import { book, post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { claim } from '#server/test/dakshina.ts'
import { pledgePayload } from '#server/test/donations.ts'
import { sendOrder, takeUpi } from '#server/test/orders.ts'
import { testApp } from '#server/test/testApp.ts'

test('without a UPI id of the temple nothing is paid by UPI: orders, donations, dakshina', async () => {
  const app = await testApp({ now: () => saturdayNoon, hasNoUpi: true })
  const booking = await book(app)
  const ways = [
    ['#/payment', () => sendOrder(app, undefined, { payment: 'upi' })],
    ['#/paymentMethod', () => post(app, '/api/donations', pledgePayload)],
    ['#/amount', () => claim(app, booking)],
  ] as const
  for (const [pointer, send] of ways) {
    const detail = 'UPI is not available yet. Please choose another way to pay'
    expect(problemOf(await send())).toMatchObject({ status: 400, errors: [{ pointer, detail }] })
  }
  expect(await app.db('donations')).toEqual([])
  await takeUpi(app)
  for (const [, send] of ways) expect((await send()).status).toBe(200)
})

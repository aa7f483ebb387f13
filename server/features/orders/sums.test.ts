import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doWith, ordered, setStock, takeUpi, thing } from '#server/test/orders.ts'
import { testApp } from '#server/test/testApp.ts'
import { sumOrdered } from './sums.ts'

const day = { from: '2026-11-20T18:30:00.000Z', to: '2026-11-21T18:30:00.000Z' }

test('the sum of a day is without the orders that were cancelled', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setStock(app, 5)
  await ordered(app)
  const other = await ordered(app, { [thing]: 2 })
  expect(await sumOrdered(app.db, day)).toEqual({ count: 2, rupees: 1530 + 2900 })
  okOf(await doWith(app, other, 'cancel'))
  expect(await sumOrdered(app.db, day)).toEqual({ count: 1, rupees: 1530 })
})

test('nor does it have what nobody has paid, nor what came on another day', async () => {
  const clock = { now: saturdayNoon }
  const app = await testApp({ now: () => clock.now })
  await setStock(app, 5)
  await takeUpi(app)
  await ordered(app, undefined, { payment: 'upi' })
  clock.now = new Date(day.to)
  await ordered(app)
  expect(await sumOrdered(app.db, day)).toEqual({ count: 0, rupees: 0 })
})

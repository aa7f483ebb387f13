import { expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doWith, ordered, setStock, stockOf, thing } from '#server/test/orders.ts'
import { testApp } from '#server/test/testApp.ts'

test('what is ordered or cancelled of one product leaves the others as they are', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setStock(app, 5)
  await setStock(app, 5, 'mantra-book')
  const order = await ordered(app, { [thing]: 2 })
  expect([await stockOf(app), await stockOf(app, 'mantra-book')]).toEqual([
    [5, 2],
    [5, 0],
  ])
  await ordered(app, { 'mantra-book': 3 })
  okOf(await doWith(app, order, 'cancel'))
  expect([await stockOf(app), await stockOf(app, 'mantra-book')]).toEqual([
    [5, 0],
    [5, 3],
  ])
})

import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { orderTemple, setStock, stockOf, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'

const sales = '/api/admin/counter-sales'

test('two who void one sale at once void it once; the lists of the day have it', async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  const desk = await person(app, { role: 'desk' })
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450, method: 'cash' }
  const { reference } = okOf<StaffOrderDetails>(await desk.post(sales, sale))
  const replies = await Promise.all(
    [1, 2].map(() => desk.post(`${sales}/${reference}/void`, { reason: 'Wrong item' })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await stockOf(app)).toEqual([5, 0])
  expect(await get(desk, sales)).toMatchObject([{ reference, isVoid: true }])
  const treasurer = await person(app, { role: 'treasurer' })
  expect(await get<DayBook>(treasurer, '/api/admin/counter/days/2026-11-21')).toMatchObject({
    drawer: { expected: 0, items: [{ reference, isVoid: true }] },
  })
})

test('of a void and two returns of one piece at once, one is done', async () => {
  const { app } = await orderTemple()
  await setStock(app, 5)
  const staff = await person(app, { role: 'admin' })
  const sale = { lines: [{ id: thing, quantity: 1, price: 1450 }], amount: 1450, method: 'cash' }
  const { reference } = okOf<StaffOrderDetails>(await staff.post(sales, sale))
  const back = { items: [{ id: thing, quantity: 1 }], reason: 'Cracked', areHere: true }
  const start = () => staff.post(`/api/admin/orders/${reference}/returns`, back)
  const takeBack = () => staff.post(`${sales}/${reference}/void`, { reason: 'Wrong item' })
  const replies = await Promise.all([start(), takeBack(), start()])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/public.ts'
import { okOf } from '#server/test/admin.ts'
import { saturdayNoon } from '#server/test/bookings.ts'
import { doWith, ordered, orderOf, setStock, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { forgetReturns, insertReturn, listReturns } from './returnRepository.ts'

const book = 'mantra-book'

/** A temple where orders are delivered. */
const temple = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await setStock(app, 9)
  await setStock(app, 9, book)
  const staff = await person(app, { role: 'admin' })
  const act = async ({ reference }: Order, what: string, body: object = {}) =>
    okOf(await staff.post(`/api/admin/orders/${reference}/${what}`, body))
  const delivered = async (): Promise<Order> => {
    const order = await ordered(app, { [thing]: 2, [book]: 1 })
    await act(order, 'pack')
    await act(order, 'ship', { courier: 'India Post', tracking: 'EM123456789IN' })
    await act(order, 'deliver')
    return order
  }
  const ask = (order: Order, id: string) =>
    doWith(app, order, 'returns', { items: [{ id, quantity: 1 }], reason: 'Cracked' })
  return { app, act, delivered, ask }
}

test('an answer to one return leaves the other as it is, and so do items that come back', async () => {
  const { app, act, delivered, ask } = await temple()
  const order = await delivered()
  const linesOf = () =>
    app.db('order_lines').orderBy('quantity', 'desc').select('product_id', 'sold', 'returned')
  expect(await linesOf()).toEqual([
    { product_id: thing, sold: 2, returned: 0 },
    { product_id: book, sold: 1, returned: 0 },
  ])
  okOf(await ask(order, thing))
  okOf(await ask(order, book))
  const [first] = (await orderOf(app, order)).returns.filter(({ items }) =>
    items.some(({ id }) => id === thing),
  )
  await act(order, `returns/${first?.id}/answer`, { isAccepted: true, answer: 'Please send it.' })
  await act(order, `returns/${first?.id}/receive`, { isSellable: true })
  const { returns } = await orderOf(app, order)
  expect(returns.map(({ items, status }) => [items[0]?.id, status]).toSorted()).toEqual([
    [thing, 'received'],
    [book, 'asked'],
  ])
  expect(await linesOf()).toEqual([
    { product_id: thing, sold: 2, returned: 1 },
    { product_id: book, sold: 1, returned: 0 },
  ])
})

test('what one buyer wrote is forgotten, and not what another did', async () => {
  const { app, delivered } = await temple()
  const { reference } = await delivered()
  await delivered()
  const mine: string = (await app.db('orders').where({ reference }).first('id')).id
  const theirs: string = (await app.db('orders').whereNot({ reference }).first('id')).id
  for (const orderId of [mine, theirs]) {
    const items = [{ id: thing, quantity: 1 }]
    const input = { orderId, items, reason: 'Cracked', status: 'asked' } as const
    await insertReturn(app.db, input, saturdayNoon.toISOString())
  }
  await forgetReturns(app.db, mine)
  expect(await listReturns(app.db, mine)).toMatchObject([{ reason: '' }])
  expect(await listReturns(app.db, theirs)).toMatchObject([{ reason: 'Cracked' }])
})

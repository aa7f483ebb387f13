import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { productList, sendProducts } from '#server/test/imports.ts'
import { sendOrder, stockOf } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('the same list imported by two, or twice by one, adds and counts each product once', async () => {
  const app = await testApp()
  const one = sendProducts(app, await person(app, { role: 'admin' }))
  const other = sendProducts(app, await person(app, { role: 'editor' }))
  const { seen } = await one.preview()
  const id = randomUUID()
  const replies = await Promise.all([
    one.post(productList, { id, seen }),
    one.post(productList, { id, seen }),
    other.post(productList, { seen }),
    other.post(productList, { seen }),
  ])
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await app.db('products').where({ name: 'Brass Lamp' })).toHaveLength(1)
  const imports = await app.db('imports').select('id')
  expect(imports).toHaveLength(1)
  const moves = await app.db('stock_moves').whereNotNull('actor_id')
  expect(moves).toHaveLength(2)
  const undone = await Promise.all([one.undo(imports[0].id), other.undo(imports[0].id)])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('an order and an import at once: what was promised stays promised', async () => {
  const app = await testApp()
  const { preview, post } = sendProducts(app, await person(app, { role: 'editor' }))
  const { seen } = await preview()
  const [order, reply] = await Promise.all([
    sendOrder(app, { 'clay-ganapati': 2 }),
    post(productList, { seen }),
  ])
  // The order may see the new price, and is then refused.
  expect([200, 409]).toContain(order.status)
  expect(reply.status).toBe(200)
  expect(await stockOf(app)).toEqual([9, order.status === 200 ? 2 : 0])
})

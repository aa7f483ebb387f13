import { expect, test } from 'vitest'
import type { AccountCartLine } from '#contract/shop/cart.ts'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'

const shared = sharedTestApp()

const somebody = async () => {
  const app = await shared()
  const meera = await person(app)
  const ids: string[] = await app.db('products').orderBy('position').limit(3).pluck('id')
  const change = async (...changes: object[]) =>
    okOf<{ lines: AccountCartLine[] }>(await meera.post('/api/cart', { changes })).lines
  const kept = async () => (await change()).map(({ id, quantity }) => [id, quantity])
  return { app, meera, ids, change, kept }
}

test('a cart has what was put in, in that order, at the price of today', async () => {
  const { ids, change, kept } = await somebody()
  const [first = '', second = ''] = ids
  const lines = await change({ id: second, quantity: 2 }, { id: first, quantity: 1 })
  expect(lines.map(({ id }) => id)).toEqual([second, first])
  expect(lines[0]).toMatchObject({ name: expect.any(String), price: expect.any(Number) })
  await change({ id: second, quantity: 0 })
  expect(await kept()).toEqual([[first, 1]])
})

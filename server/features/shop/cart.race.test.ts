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

test('two devices at the same time lose nothing', async () => {
  const { ids, change, kept } = await somebody()
  await Promise.all(ids.map((id) => change({ id, quantity: 1 })))
  expect((await kept()).map(([id]) => id).toSorted()).toEqual(ids.toSorted())
})

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

test('what was put in before logging in is merged, not added, and sending it twice changes nothing', async () => {
  const { ids, change, kept } = await somebody()
  const [first = '', second = ''] = ids
  await change({ id: first, quantity: 3 })
  const merged = [
    { id: first, quantity: 2, isMerged: true },
    { id: second, quantity: 1, isMerged: true },
  ]
  await change(...merged)
  await change(...merged)
  expect(await kept()).toEqual([
    [first, 3],
    [second, 1],
  ])
})

test('a product that never was is left out; nobody sees another person’s cart', async () => {
  const { app, ids, change } = await somebody()
  const [first = ''] = ids
  const lines = await change({ id: 'no-such-thing', quantity: 1 }, { id: first, quantity: 1 })
  expect(lines.map(({ id }) => id)).toEqual([first])
  const other = await person(app)
  expect((await other.post('/api/cart', { changes: [] })).json()).toEqual({ lines: [] })
  const guest = await app.send('/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.publicUrl },
    body: JSON.stringify({ changes: [] }),
  })
  expect(guest.status).toBe(401)
})

test.each([
  ['a negative quantity', { quantity: -1 }],
  ['a fraction', { quantity: 1.5 }],
  ['too many', { quantity: 11 }],
  ['a text', { quantity: 'two' }],
  ['a long id', { id: 'x'.repeat(121) }],
])('%s is refused', async (_, wrong: object) => {
  const { meera, ids } = await somebody()
  const changes = [{ id: ids[0], quantity: 1, ...wrong }]
  expect((await meera.post('/api/cart', { changes })).status).toBe(400)
})

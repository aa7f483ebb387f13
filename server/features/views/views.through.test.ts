import { expect, test } from 'vitest'
import { mostViews, type SavedView } from '#contract/views/admin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person, type Person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/views'

const put = (who: Person, body: object) => who.send(path, { method: 'PUT', body })

const viewsOf = async (who: Person, list = 'donations') =>
  (await get<{ views: SavedView[] }>(who, `${path}?list=${list}`)).views

test('a view is its owner’s, of one list; saved again it is replaced, and it can be deleted', async () => {
  const app = await testApp()
  const desk = await person(app, { role: 'desk' })
  const other = await person(app, { role: 'admin' })
  const view = { name: 'Cash', query: 'method=cash' }
  okOf(await put(desk, { ...view, list: 'donations' }))
  okOf(await put(desk, { name: 'Also', query: 'status=failed', list: 'donations' }))
  okOf(await put(desk, { ...view, query: 'method=cash&from=2026-11-01', list: 'donations' }))
  expect(await viewsOf(desk)).toEqual([
    { name: 'Also', query: 'status=failed' },
    { name: 'Cash', query: 'method=cash&from=2026-11-01' },
  ])
  expect(await viewsOf(desk, 'bookings')).toEqual([])
  expect(await viewsOf(other)).toEqual([])
  const deleted = `${path}?list=donations&name=Also`
  okOf(await other.send(deleted, { method: 'DELETE' }))
  expect(await viewsOf(desk)).toHaveLength(2)
  okOf(await desk.send(deleted, { method: 'DELETE' }))
  expect(await viewsOf(desk)).toHaveLength(1)
  expect(await auditOf(app)).toEqual([])
  await app.db('users').where({ id: desk.id }).delete()
  expect(await app.db('saved_views')).toEqual([])
})

test('too many, or a name without a letter, are refused', async () => {
  const app = await testApp()
  const desk = await person(app, { role: 'desk' })
  const view = { query: 'method=cash', list: 'donations' }
  for (let at = 1; at <= mostViews; at += 1) okOf(await put(desk, { ...view, name: `View ${at}` }))
  okOf(await put(desk, { ...view, name: 'View 1' }))
  expect((await put(desk, { ...view, name: 'One more' })).json()).toMatchObject({
    errors: [{ pointer: '#/name' }],
  })
  expect((await put(desk, { ...view, name: ' ' })).status).toBe(400)
  expect(await viewsOf(desk)).toHaveLength(mostViews)
})

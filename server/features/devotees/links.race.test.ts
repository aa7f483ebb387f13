import { expect, test } from 'vitest'
import { auditOf, okOf } from '#server/test/admin.ts'
import { as, devoteeTemple, pathOf } from '#server/test/devotees.ts'

test('two who merge the same people at once make one link, and undo it once', async () => {
  const { app, give } = await devoteeTemple()
  const [one, two] = [await as(app, 'desk'), await as(app, 'desk')]
  const first = await give({ phone: '9822011223' })
  const again = await give({ phone: '9822011223' })
  const other = await give({ fullName: 'M. Kulkarni' })
  const merge = { as: 'same', otherKind: other.kind, otherKey: other.key }
  const back = { as: 'same', otherKind: again.kind, otherKey: again.key }
  const replies = await Promise.all([
    one.post(`${pathOf(first)}/links`, merge),
    two.post(`${pathOf(again)}/links`, merge),
    two.post(`${pathOf(other)}/links`, back),
  ])
  const linked = replies.filter(({ status }) => status === 200)
  // A request after the commit sees one devotee already.
  expect(replies.every(({ status }) => [200, 400].includes(status))).toBe(true)
  const ids = linked.map((reply) => okOf<{ id: string }>(reply).id)
  expect(new Set(ids).size).toBe(1)
  expect(await app.db('devotee_links').pluck('id')).toEqual([ids[0]])
  await Promise.all(
    [one, two].map((staff) => staff.post(`/api/admin/devotees/links/${ids[0]}/undo`)),
  )
  const actions = (await auditOf(app)).filter(({ subject }) => subject === 'devotee')
  expect(actions.map(({ action }) => action)).toEqual(['linked_same', 'unlinked_same'])
})

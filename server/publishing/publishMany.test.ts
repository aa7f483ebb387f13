import { expect, test } from 'vitest'
import type { StaffPost } from '#contract/blog/admin.ts'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { StaffMantra } from '#contract/mantras/admin.ts'
import type { DonePublication } from '#contract/writing/publicationsAdmin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { openBlog, postsPath } from '#server/test/posts.ts'
import { testApp } from '#server/test/testApp.ts'

const path = `${postsPath}/publications`

test('many are published at once, each from the version that was seen, and withdrawn again', async () => {
  const { app, editor, create, publish, change, setClock } = await openBlog()
  const drafts = [await create(), await create()]
  const [first, second] = drafts
  if (!first || !second) throw new Error('two drafts')
  const isPublic = await publish(await create())
  const edited = await create()
  okOf(
    await change('PUT', edited, { title: 'Durva, again', markdown: 'Grass.', slug: edited.slug }),
  )
  const send = async (status: string, items: readonly object[]) =>
    okOf<BulkAnswer<DonePublication>>(await editor.post(path, { status, items }))
  const itemOf = ({ id, version }: StaffPost) => ({ id, version })

  const answer = await send('published', [
    ...[first, second, first, isPublic, edited].map(itemOf),
    { id: 'nothing', version: 1 },
  ])
  expect(answer.done).toEqual(
    [first, second].map(({ id, version }) => ({ id, version: version + 1 })),
  )
  expect(answer.leftOut.map(({ id, reason }) => [id, reason.split('.')[0]])).toEqual([
    [isPublic.id, 'This can no longer be done'],
    [edited.id, 'Someone else has changed this'],
    ['nothing', 'There is no such post'],
  ])
  expect((await auditOf(app)).slice(-2).map(({ action }) => action)).toEqual([
    'published',
    'published',
  ])

  // Withdrawn by mistake: it is back with the day on which it had become public.
  const was = await get<StaffPost>(editor, `${postsPath}/${first.id}`)
  await setClock('2026-11-22T12:30:00Z')
  const withdrawn = await send('draft', answer.done)
  expect(withdrawn.done[0]).toEqual({
    id: first.id,
    version: was.version + 1,
    since: was.publishAt,
  })
  const again = await send('published', withdrawn.done)
  expect(again.leftOut).toEqual([])
  expect(await get<StaffPost>(editor, `${postsPath}/${first.id}`)).toMatchObject({
    status: 'published',
    publishAt: was.publishAt,
  })

  // Never before its time.
  const early = await create()
  const since = '2027-01-01T00:00:00.000Z'
  await send('published', [{ ...itemOf(early), since }])
  expect((await get<StaffPost>(editor, `${postsPath}/${early.id}`)).publishAt).not.toBe(since)
})

test('many mantras are published at once by the same rules', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const editor = await person(app, { role: 'editor' })
  const mantrasPath = '/api/admin/mantras'
  const create = async () => {
    const lines = [{ text: 'एकदन्ताय विद्महे', verse: 1 }]
    const words = { title: 'गणेश गायत्री', meaning: 'May he guide us.', isFeatured: false, lines }
    const { id, version } = okOf<StaffMantra>(await editor.post(mantrasPath, words))
    return { id, version }
  }
  const drafts = [await create(), await create()]
  const send = async (items: readonly object[]) => {
    const body = { status: 'published', items }
    return okOf<BulkAnswer<DonePublication>>(await editor.post(`${mantrasPath}/publications`, body))
  }
  const { done } = await send(drafts)
  expect(done).toEqual(drafts.map(({ id, version }) => ({ id, version: version + 1 })))
  expect((await send(done)).leftOut.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id))
  for (const { id } of drafts) expect((await app.send(`/api/mantras/${id}`)).status).toBe(200)
})

import { describe, expect, test } from 'vitest'
import { type StaffPost, type StaffPostSummary } from '#contract/blog/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { openBlog, postsPath, postWords } from '#server/test/posts.ts'
import type { TestApp } from '#server/test/testApp.ts'

type List = Page<StaffPostSummary> & { total: number; counts: Record<string, number> }

const look = async <T>({ send }: TestApp, path: string): Promise<T> => okOf(await send(path))

describe('A published post', () => {
  test('is found under every address it had, and others cannot take them', async () => {
    const { app, create, publish, update, editor } = await openBlog()
    let post = await publish(await create())
    post = okOf<StaffPost>(await update(post, { slug: 'sankashti' }))
    expect(post.earlierSlugs).toEqual(['how-sankashti-is-kept'])
    for (const slug of ['sankashti', 'SANKASHTI', 'how-sankashti-is-kept']) {
      expect(await look(app, `/api/blog/${slug}`), slug).toMatchObject({ slug: 'sankashti' })
    }
    const taken = await editor.post(postsPath, { ...postWords, slug: 'how-sankashti-is-kept' })
    expect(taken.status).toBe(409)
    post = okOf<StaffPost>(await update(post, { slug: 'how-sankashti-is-kept' }))
    expect(post.earlierSlugs).toEqual(['sankashti'])
  })
})

test('the editors’ list has every state, and finds words in texts', async () => {
  const { app, editor, create, publish, change } = await openBlog()
  await create({ title: 'Modaks', markdown: 'Rice flour and jaggery' })
  await publish(await create({ title: 'Durva' }))
  await change('DELETE', await create({ title: 'Old' }))
  const all = await get<List>(editor, postsPath)
  expect(all.counts).toEqual({ draft: 1, scheduled: 0, published: 1, deleted: 1 })
  expect(all.total).toBe(2)
  expect(all.items.map(({ title }) => title).toSorted()).toEqual(['Durva', 'Modaks'])
  const titles = async (query: string) =>
    (await get<List>(editor, `${postsPath}?${query}`)).items.map(({ title }) => title)
  expect(await titles('search=JAGGERY')).toEqual(['Modaks'])
  expect(await titles('state=deleted')).toEqual(['Old'])
  const priest = await person(app, { role: 'priest' })
  expect((await priest.send(postsPath)).status).toBe(403)
})

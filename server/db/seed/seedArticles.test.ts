import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PostPage } from '#contract/blog/public.ts'
import { okOf } from '#server/test/admin.ts'
import { openBlog } from '#server/test/posts.ts'
import { seedArticles } from './articles.ts'

const now = new Date('2026-11-22T00:00:00Z')

const article = (slug: string) => `---
title: 'Modak: the recipe'
slug: '${slug}'
excerpt: 'Rice flour, coconut and jaggery.'
author: 'Temple editors'
authorInitials: 'TE'
readTime: 4
isFeatured: true
publishedAt: '2026-11-05T00:30:00Z'
image: 'modak-plate'
imageAlt: 'A plate of modaks'
sources:
  - 'The dough: a kitchen, https://kitchen.example'
---

Steam them for *ten* minutes. गणेश

## Filling

Coconut.
`

const folderOf = async (...slugs: string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-articles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const slug of slugs) await writeFile(join(folder, `${slug}.md`), article(slug))
  return folder
}

test('the first articles are public from the day they name, laid out like any other', async () => {
  const { app } = await openBlog()
  await seedArticles(app.db, await folderOf('modak-recipe'), now)
  const post = okOf<PostPage>(await app.send('/api/blog/modak-recipe'))
  expect(post).toMatchObject({
    title: 'Modak: the recipe',
    excerpt: 'Rice flour, coconut and jaggery.',
    imageUrl: '/images/articles/modak-plate.svg',
    imageWidth: 1200,
    imageAlt: 'A plate of modaks',
    authorName: 'Temple editors',
    authorInitials: 'TE',
    readTime: 4,
    isFeatured: true,
    publishedAt: '2026-11-05T00:30:00.000Z',
    updatedAt: '2026-11-05T00:30:00.000Z',
    pictures: ['/images/articles/modak-plate.svg'],
  })
  expect(post.content).toContain('<span lang="sa">गणेश</span>')
  expect(post.content).toMatch(/<section class="sources"><h2>Sources<\/h2>.*kitchen\.example/s)
})

test('a second start adds new articles and leaves those that staff changed, moved or deleted', async () => {
  const { app, editor, change, update } = await openBlog()
  await seedArticles(app.db, await folderOf('one', 'two', 'three'), now)
  const idOf = async (slug: string) => okOf<PostPage>(await app.send(`/api/blog/${slug}`)).id
  const staff = async (slug: string) =>
    okOf<Parameters<typeof update>[0]>(await editor.send(`/api/admin/blog/${await idOf(slug)}`))
  okOf(await update(await staff('one'), { title: 'Ours', slug: 'moved' }))
  okOf(await change('DELETE', await staff('two')))
  await seedArticles(app.db, await folderOf('one', 'two', 'three', 'four'), now)
  expect(okOf(await app.send('/api/blog/one'))).toMatchObject({ title: 'Ours', slug: 'moved' })
  expect((await app.send('/api/blog/two')).status).toBe(410)
  expect((await app.send('/api/blog/four')).status).toBe(200)
  expect(await app.db('blog_posts')).toHaveLength(4)
})

test('what staff wrote under a starter article’s address stays, whatever its version', async () => {
  const { app, change, create, editor, publish } = await openBlog()
  const folder = await folderOf('one')
  await seedArticles(app.db, folder, now)
  const { id } = okOf<PostPage>(await app.send('/api/blog/one'))
  const first = okOf<Parameters<typeof publish>[0]>(await editor.send(`/api/admin/blog/${id}`))
  okOf(await change('DELETE', first))
  await app.db('blog_slugs').where({ slug: 'one' }).delete()
  await app.db('blog_posts').where({ id }).delete()
  const { version } = await publish(await create({ slug: 'one', title: 'Ours' }))
  await app.db('seeds').update({ hash: 'of an earlier text', version })
  await seedArticles(app.db, folder, new Date('2026-11-25T00:00:00Z'))
  expect(okOf<PostPage>(await app.send('/api/blog/one')).title).toBe('Ours')
})

test('a start without a correction changes nothing', async () => {
  const { app } = await openBlog()
  const folder = await folderOf('one')
  await seedArticles(app.db, folder, now)
  const posts = await app.db('blog_posts')
  await app.db('seeds').update({ hash: null })
  await seedArticles(app.db, folder, new Date('2026-11-23T00:00:00Z'))
  expect(await app.db('blog_posts')).toEqual(posts)
})

test('an editor’s own post under the same address stays', async () => {
  const { app, create } = await openBlog()
  await create({ slug: 'modak-recipe', title: 'Ours' })
  await seedArticles(app.db, await folderOf('modak-recipe'), now)
  await app.db('seeds').update({ hash: 'of an earlier text' })
  await seedArticles(app.db, await folderOf('modak-recipe'), now)
  expect(await app.db('blog_posts').pluck('title')).toEqual(['Ours'])
})

test('without a folder there are no articles', async () => {
  const { app } = await openBlog()
  await seedArticles(app.db, '/nowhere', now)
  expect(await app.db('blog_posts')).toEqual([])
})

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

test('corrections to a starter article arrive with a later start, unless staff edited it', async () => {
  const { app, editor, update } = await openBlog()
  const folder = await folderOf('one', 'two')
  await seedArticles(app.db, folder, now)
  // Like a database filled by an earlier version.
  await app.db('seeds').update({ hash: null })
  const before = okOf<PostPage>(await app.send('/api/blog/one'))
  const { id } = okOf<PostPage>(await app.send('/api/blog/two'))
  const theirs = okOf<Parameters<typeof update>[0]>(await editor.send(`/api/admin/blog/${id}`))
  okOf(await update(theirs, { title: 'Ours' }))
  for (const [minutes, day] of [
    ['twelve', '23'],
    ['fifteen', '24'],
  ] as const) {
    for (const slug of ['one', 'two'])
      await writeFile(join(folder, `${slug}.md`), article(slug).replace('ten', minutes))
    await seedArticles(app.db, folder, new Date(`2026-11-${day}T00:00:00Z`))
    const after = okOf<PostPage>(await app.send('/api/blog/one'))
    expect(after.content).toContain(minutes)
    expect(after).toMatchObject({ id: before.id, publishedAt: before.publishedAt })
    expect(after.updatedAt).toBe(`2026-11-${day}T00:00:00.000Z`)
  }
  const ours = okOf<PostPage>(await app.send('/api/blog/two'))
  expect(ours.title).toBe('Ours')
  expect(ours.content).not.toContain('fifteen')
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '#contract/pages/public.ts'
import { translatedPosts } from '#server/features/blog/translated.ts'
import { translatedPages } from '#server/features/pages/translated.ts'
import { rendererVersion } from '#server/markdown/renderMarkdown.ts'
import { okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { sharedTestApp } from '#server/test/testApp.ts'
import { translate, translationPath as pathOf } from '#server/test/translating.ts'
import { renewTranslations } from './renew.ts'

const temple = sharedTestApp()

const open = async () => {
  const app = await temple()
  await app.db('translations').whereNotNull('kind').delete()
  return { app, editor: await person(app, { role: 'editor' }) }
}

test('what another renderer made of a translation is made again, once', async () => {
  const { app, editor } = await open()
  okOf(
    await translate(editor, pathOf('page', 'about'), {
      title: 'मंदिर',
      markdown: 'मंदिर **जुने** आहे.',
    }),
  )
  const words = { title: 'Modak', markdown: 'Sweets of Ganesha.', sources: ['A book'] }
  const post = okOf<{ id: string; version: number }>(await editor.post('/api/admin/blog', words))
  okOf(await translate(editor, pathOf('post', post.id), { markdown: 'गणेशाचे मोदक.' }))
  const made = async () => {
    const rows = await app.db('translations').whereNotNull('made').orderBy('kind')
    return rows.map((row) => ({ ...row, made: JSON.parse(row.made) }))
  }
  const before = await made()
  expect(before).toMatchObject([
    { kind: 'page', renderer: rendererVersion },
    { kind: 'post', renderer: rendererVersion },
  ])
  const kinds = [translatedPosts, translatedPages]
  const older = { made: JSON.stringify({ html: '<script>old</script>' }) }
  const about = () => app.db('translations').where({ kind: 'page', field: 'markdown' })
  await about().update({ ...older, renderer: 0 })
  // Of before it was stored which renderer it was.
  await app
    .db('translations')
    .where({ kind: 'post' })
    .update({ ...older, renderer: null })
  await renewTranslations(app.db, kinds)
  expect(await made()).toEqual(before)
  const page = okOf<Page>(await app.send('/api/pages/about?language=mr'))
  expect(page.html).toContain('<strong>जुने</strong>')

  await about().update(older)
  await renewTranslations(app.db, kinds)
  expect((await made())[0]?.made).toEqual({ html: '<script>old</script>' })
})

test('a translation that is saved while it is made again stays as it is saved', async () => {
  const { app, editor } = await open()
  const about = pathOf('page', 'about')
  okOf(await translate(editor, about, { markdown: 'जुने' }))
  await app.db('translations').whereNotNull('made').update({ renderer: 0 })
  const make = {
    markdown: async () => (await translate(editor, about, { markdown: 'नवे' }), { html: 'जुने' }),
  }
  await renewTranslations(app.db, [{ kind: 'page', make }])
  expect(okOf<Page>(await app.send('/api/pages/about?language=mr')).html).toContain('नवे')
})

test('every kind that is written as Markdown is made again at a start', async () => {
  const start = readFileSync(join(import.meta.dirname, '../../startup/prepare.ts'), 'utf8')
  const sources = globSync('*/translated.ts', { cwd: join(import.meta.dirname, '..') })
  const rendered = sources.flatMap((path) => {
    const source = readFileSync(join(import.meta.dirname, '..', path), 'utf8')
    return /\bmake: \{/.test(source) ? [/const (translated\w+):/.exec(source)?.[1]] : []
  })
  expect(rendered).toHaveLength(2)
  for (const name of rendered) expect(start).toContain(`${name}`)
})

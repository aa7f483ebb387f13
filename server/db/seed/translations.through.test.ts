import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { StaffPage } from '#contract/pages/admin.ts'
import type { PostPage } from '#contract/blog/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import type { Page } from '#contract/pages/public.ts'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { content } from '#server/test/content.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { translate, translationPath } from '#server/test/translating.ts'
import { seedArticles } from './articles.ts'
import { seedPages } from './pages.ts'
import { readTranslations } from './translationFiles.ts'
import { seedTranslations } from './translations.ts'

const articleFile = `---
title: 'Durva'
slug: 'durva'
excerpt: 'A grass.'
author: 'Temple editors'
authorInitials: 'TE'
readTime: 1
isFeatured: false
publishedAt: '2026-11-05T00:30:00Z'
image: 'modak-plate'
imageAlt: 'A blade of grass'
sources:
  - 'A book'
---

Three blades of [durva](/mantras).
`

const files: Readonly<Record<string, unknown>> = {
  'articles/durva.md': articleFile,
  'mr/authors.json': { 'Temple editors': 'मंदिर संपादक मंडळ' },
  'mr/articles/durva.md':
    '---\ntitle: दुर्वा\nexcerpt: एक गवत.\nimageAlt: गवताची काडी\n---\nतीन [दुर्वा](/mantras).\n',
  'mr/pages/privacy.md':
    '---\ntitle: गोपनीयता\ndescription: काय साठवतो.\n---\nकाहीही **विकत** नाही.\n',
  'mr/mantras/vakratunda.json': { title: 'वक्रतुंड महाकाय', meaning: 'हे वक्रतुंडा.' },
  'mr/products/clay-ganapati.json': {
    name: 'शाडूचा गणपती',
    description: 'शाडूची माती.',
    imageAlt: 'मूर्ती',
    gallery: [{ imageAlt: 'मूर्ती डावीकडून' }],
  },
  'mr/pujas.json': { ganesh: { name: 'गणेश पूजा', description: 'पंचामृत स्नान.' } },
}

/** A temple that is about to start with texts in Marathi, and what staff and updates do to them. */
const open = async () => {
  const app = await testApp()
  await app.db('pages').delete()
  const folder = await mkdtemp(join(tmpdir(), 'modak-words-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (name: string, text: unknown): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), typeof text === 'string' ? text : JSON.stringify(text))
  }
  await cp(join(import.meta.dirname, 'pages'), join(folder, 'pages'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await write(name, text)
  const start = async (): Promise<void> => {
    const now = new Date('2026-11-22T00:00:00Z')
    await seedArticles(app.db, join(folder, 'articles'), now)
    await seedPages(app.db, join(folder, 'pages'), now)
    await seedTranslations(app.db, await readTranslations(folder, content), now)
  }
  const correct = async (name: string, from: string, to: string): Promise<void> =>
    write(name, (await readFile(join(folder, name), 'utf8')).replace(from, to))
  const read = async <T>(path: string): Promise<T> => okOf<T>(await app.send(`${path}?language=mr`))
  const mantra = () => read<Mantra>('/api/mantras/vakratunda')
  const page = () => read<Page>('/api/pages/privacy')
  const article = () => read<PostPage>('/api/blog/durva')
  return { app, start, write, correct, read, mantra, page, article }
}

const ofMantra = translationPath('mantra', 'vakratunda')

test('the starter texts come in Marathi, with what is made of their Markdown', async () => {
  const { app, start, read, mantra, page, article } = await open()
  await start()
  expect(await mantra()).toMatchObject({ title: 'वक्रतुंड महाकाय', meaning: 'हे वक्रतुंडा.' })
  expect(await mantra()).not.toHaveProperty('inEnglish')
  expect(await page()).toMatchObject({ title: 'गोपनीयता', description: 'काय साठवतो.' })
  expect((await page()).html).toBe('<p>काहीही <strong>विकत</strong> नाही.</p>\n')
  const post = await article()
  expect(post).toMatchObject({
    title: 'दुर्वा',
    excerpt: 'एक गवत.',
    imageAlt: 'गवताची काडी',
    authorName: 'मंदिर संपादक मंडळ',
    authorInitials: 'मंसं',
  })
  expect(post).not.toHaveProperty('inEnglish')
  expect(post.content).toContain('<p>तीन <a href="/mantras">दुर्वा</a>.</p>')
  expect(post.content).toContain('<li>A book</li>')
  const products = await read<{ id: string }[]>('/api/products')
  expect(products.find(({ id }) => id === 'clay-ganapati')).toMatchObject({
    name: 'शाडूचा गणपती',
    gallery: [{ imageAlt: 'मूर्ती डावीकडून' }],
    // Nobody has translated it.
    inEnglish: ['shortDescription'],
  })
  const pujas = await read<{ id: string }[]>('/api/pujas')
  expect(pujas.find(({ id }) => id === 'ganesh')).toMatchObject({
    name: 'गणेश पूजा',
    description: 'पंचामृत स्नान.',
  })
  const version = await readContentVersion(app.db)
  const rows = await app.db('translations').orderBy(['entity_id', 'field'])
  await start()
  expect(await app.db('translations').orderBy(['entity_id', 'field'])).toEqual(rows)
  expect(await readContentVersion(app.db)).toBe(version)
})

test('where staff wrote the English or a translation, theirs stay', async () => {
  const { app, start, read, mantra } = await open()
  const editor = await person(app, { role: 'editor' })
  await app.db('products').where({ id: 'clay-ganapati' }).update({ name: 'Our own Ganapati' })
  okOf(await translate(editor, ofMantra, { title: 'वक्रतुंड' }))
  await start()
  expect(await mantra()).toMatchObject({ title: 'वक्रतुंड', meaning: 'हे वक्रतुंडा.' })
  expect(await read('/api/products/clay-ganapati')).toMatchObject({
    name: 'Our own Ganapati',
    description: 'शाडूची माती.',
    inEnglish: ['name', 'shortDescription'],
  })
})

test('a text that staff write anew is shown in their words, until they translate it', async () => {
  const { app, start, page } = await open()
  await start()
  const editor = await person(app, { role: 'editor' })
  const path = '/api/admin/pages/privacy'
  const current = await get<StaffPage>(editor, path)
  const theirs = { ...current, title: 'Our rules', markdown: 'Ours.' }
  okOf(await changeFrom(editor, 'PUT', path, current.version, theirs))
  expect(await page()).toMatchObject({
    title: 'Our rules',
    description: 'काय साठवतो.',
    html: '<p>Ours.</p>\n',
    inEnglish: ['title', 'markdown'],
  })
  okOf(await translate(editor, translationPath('page', 'privacy'), { title: 'आमचे नियम' }))
  expect(await page()).toMatchObject({ title: 'आमचे नियम', inEnglish: ['markdown'] })
})

test('corrections come with a later start, but neither over what staff changed nor back', async () => {
  const { app, start, correct, mantra, page } = await open()
  await start()
  const editor = await person(app, { role: 'editor' })
  okOf(await translate(editor, ofMantra, { title: 'आमचे शीर्षक', meaning: '' }))
  await correct('mr/mantras/vakratunda.json', 'महाकाय', 'महाकाया')
  await correct('mr/mantras/vakratunda.json', 'हे वक्रतुंडा', 'अहो वक्रतुंडा')
  for (const word of ['दिले', 'दाखवले']) {
    await correct('mr/pages/privacy.md', '**विकत**', `**${word}** विकत`)
    await start()
    expect((await page()).html).toContain(`<strong>${word}</strong>`)
    const { title, inEnglish } = await mantra()
    expect({ title, inEnglish }).toEqual({ title: 'आमचे शीर्षक', inEnglish: ['meaning'] })
    await correct('mr/pages/privacy.md', `**${word}** विकत`, '**विकत**')
  }
})

test('a text that is translated later is added to the others', async () => {
  const { start, write, mantra } = await open()
  await write('mr/mantras/vakratunda.json', { title: 'वक्रतुंड महाकाय', meaning: '' })
  await start()
  expect((await mantra()).inEnglish).toEqual(['meaning'])
  await write('mr/mantras/vakratunda.json', files['mr/mantras/vakratunda.json'])
  await start()
  expect(await mantra()).toMatchObject({ title: 'वक्रतुंड महाकाय', meaning: 'हे वक्रतुंडा.' })
})

test('a corrected English comes together with its translation', async () => {
  const { app, start, correct, article } = await open()
  await start()
  await correct('articles/durva.md', 'Three blades', 'Twenty-one blades')
  await correct('mr/articles/durva.md', 'तीन', '21')
  await start()
  const english = okOf<PostPage>(await app.send('/api/blog/durva'))
  expect(english.content).toContain('Twenty-one')
  const own = await article()
  expect(own.content).toContain('<p>21 <a href="/mantras">दुर्वा</a>.</p>')
  expect(own).not.toHaveProperty('inEnglish')
})

test('what staff have removed gets no translation, until it is there again', async () => {
  const { app, start, mantra } = await open()
  await app.db('mantras').where({ id: 'vakratunda' }).update({ deleted_at: '2026-11-01' })
  await start()
  expect(await app.db('translations').where({ kind: 'mantra' })).toEqual([])
  await app.db('mantras').where({ id: 'vakratunda' }).update({ deleted_at: null })
  await start()
  expect((await mantra()).title).toBe('वक्रतुंड महाकाय')
})

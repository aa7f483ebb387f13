import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiInLanguage } from '#app/api/apiInLanguage.ts'
import { createApi } from '#app/api/client.ts'
import { UnreachableError } from '#app/api/errors.ts'
import { aMantra, aPost } from '#app/test/builders.ts'
import { fakeFetch, json } from '#app/test/fakeFetch.ts'
import { type OfflineDb, openOfflineDb } from '#app/offline/db.ts'
import type { Language } from '#contract/languages.ts'
import { createContent } from './content.ts'
import { contentInLanguage, passingContent } from './contentInLanguage.ts'

let db: OfflineDb
beforeEach(() => {
  localStorage.clear()
  db = openOfflineDb(`content-${crypto.randomUUID()}`)
})
afterEach(() => db.delete())

const contentIn = (language: Language, answers: Parameters<typeof fakeFetch>[0]) =>
  contentInLanguage(
    createContent(apiInLanguage(createApi({ fetch: fakeFetch(answers).fetch }), language), db),
    db,
    language,
  )

const english = [aMantra({ id: 'a', title: 'Ganesha Gayatri' })]
const marathi = [{ ...aMantra({ id: 'a', title: 'गणेश गायत्री' }), inEnglish: ['meaning'] }]
const byLanguage = (en: unknown, mr: unknown) => (url: string) =>
  json(url.endsWith('?language=mr') ? mr : en)
const answers = { '/api/mantras': byLanguage(english, marathi) }

describe('Content of an app in several languages', () => {
  it('is asked for and stored in the language of the page', async () => {
    expect(await contentIn('mr', answers).read('listMantras', {})).toEqual(marathi)
    expect(await contentIn('mr', {}).read('listMantras', {})).toEqual(marathi)
  })

  it('in another language is neither shown nor kept once this one is here', async () => {
    await contentIn('en', answers).fetch('listMantras', {})
    const here = contentIn('mr', answers)
    expect(await here.stored('listMantras', {})).toBeUndefined()
    expect(await here.read('listMantras', {})).toEqual(marathi)
    expect(await contentIn('en', {}).stored('listMantras', {})).toBeUndefined()
    await expect(contentIn('en', {}).read('listMantras', {})).rejects.toBeInstanceOf(
      UnreachableError,
    )
  })

  it('stays as it is while a link leads to a page in another language', async () => {
    await contentIn('mr', answers).fetch('listMantras', {})
    const passing = passingContent(createApi({ fetch: fakeFetch(answers).fetch }))
    expect(await passing.stored('listMantras', {})).toBeUndefined()
    expect(await passing.read('listMantras', {})).toEqual(english)
    expect(await contentIn('mr', {}).read('listMantras', {})).toEqual(marathi)
  })

  it('keeps saved articles, and fetches them in the new language', async () => {
    const saved = aPost({ slug: 'durva', title: 'Durva' })
    const read = aPost({ slug: 'modak', title: 'Modak' })
    await db.posts.bulkPut([saved, read].map((post) => ({ ...post, keptAt: 1 })))
    const { slug, title } = saved
    await db.savedPosts.put({ slug, title, pictures: [], bytes: 1, savedAt: '2026-11-21' })
    const translated = { ...saved, title: 'दुर्वा', related: [] }
    const marathiPost = { '/api/blog/durva': byLanguage(saved, translated) }
    await contentIn('mr', { ...answers, ...marathiPost }).fetch('listMantras', {})
    expect(await db.posts.get('modak')).toBeUndefined()
    await expect.poll(async () => (await db.posts.get('durva'))?.title).toBe('दुर्वा')
    expect(await db.savedPosts.count()).toBe(1)
  })
})

import { expect, test } from 'vitest'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { SearchAnswer, SearchResult } from '#contract/search/public.ts'
import { changeFrom, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { postsPath } from '#server/test/posts.ts'
import { withPseudoWords } from '#server/test/pseudoWords.ts'
import { testApp } from '#server/test/testApp.ts'
import { translate, translationPath } from '#server/test/translating.ts'

withPseudoWords()

const now = () => new Date('2026-11-22T06:30:00Z')

const open = async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const editor = await person(app, { role: 'admin' })
  const search = async (words: string, language = 'mr') => {
    const query = `q=${encodeURIComponent(words)}&language=${language}`
    const { results } = okOf<SearchAnswer>(await app.send(`/api/search?${query}`))
    return results as (SearchResult & Marked)[]
  }
  const say = async (kind: string, id: string, texts: Readonly<Record<string, string>>) =>
    okOf(await translate(editor, translationPath(kind, id), texts))
  return { app, editor, search, say }
}

test('what is translated is shown in the language of the reader, by whichever word it is found', async () => {
  const { search, say } = await open()
  const own = { title: 'वक्रतुंड महाकाय', meaning: 'वाकडी सोंड असलेल्या देवा, विघ्ने दूर कर.' }
  await say('mantra', 'vakratunda', own)
  await say('product', 'puja-kit', { name: 'पूजा साहित्य', description: 'शमीपत्रे आणि दुर्वा.' })
  for (const words of ['सोंड', 'trunk']) {
    const [found] = await search(words)
    expect(found).toMatchObject({ path: '/mantras/vakratunda', title: own.title })
    expect(found?.excerpt).toContain('वाकडी सोंड')
    expect(found).not.toHaveProperty('inEnglish')
  }
  expect((await search('शमीपत्रे'))[0]).toMatchObject({
    path: '/shop/puja-kit',
    title: 'पूजा साहित्य',
    excerpt: 'शमीपत्रे आणि दुर्वा.',
  })
  const [english] = await search('trunk', 'en')
  expect(english).toMatchObject({ title: 'Vakratunda Mahakaya' })
  expect(english).not.toHaveProperty('inEnglish')
  // Another language has translations of its own.
  expect((await search('trunk', 'hi'))[0]).toMatchObject({ title: 'Vakratunda Mahakaya' })
})

test('what nobody has translated is marked as English, title and excerpt each for itself', async () => {
  const { search, say } = await open()
  expect((await search('trunk'))[0]).toMatchObject({
    title: 'Vakratunda Mahakaya',
    inEnglish: ['title', 'excerpt'],
  })
  await say('mantra', 'vakratunda', { title: 'वक्रतुंड महाकाय' })
  expect((await search('trunk'))[0]).toMatchObject({
    title: 'वक्रतुंड महाकाय',
    inEnglish: ['excerpt'],
  })
})

test('an article is found by its own words first, and shows its own text', async () => {
  const { app, editor, search, say } = await open()
  const post = okOf<{ id: string; version: number }>(
    await editor.post(postsPath, { title: 'Grass', markdown: 'Durva is offered.' }),
  )
  const publication = `${postsPath}/${post.id}/publication`
  okOf(await changeFrom(editor, 'POST', publication, post.version, { status: 'published' }))
  await say('post', post.id, { title: 'हिरवे गवत', markdown: 'दुर्वा **वाहतात**.' })
  await say('page', 'faq', { markdown: 'हिरवे गवत कोठे मिळते?' })
  expect(await search('हिरवे')).toMatchObject([
    { path: '/blog/grass', title: 'हिरवे गवत', excerpt: 'दुर्वा वाहतात.' },
    { path: '/faq', excerpt: 'हिरवे गवत कोठे मिळते?', inEnglish: ['title'] },
  ])
  okOf(await changeFrom(editor, 'POST', publication, post.version + 1, { status: 'draft' }))
  expect((await search('हिरवे')).map(({ path }) => path)).toEqual(['/faq'])
  expect(await app.db('search_entries').distinct().orderBy('language').pluck('language')).toEqual([
    'mr',
  ])
})

test('the app’s own pages have the words of the language, and are found by the English ones', async () => {
  const { search, say } = await open()
  const [english] = await search('donate', 'en')
  const [found] = await search('donate')
  expect(found).toMatchObject({ path: '/donate', kind: 'page' })
  expect(found?.title).not.toBe(english?.title)
  expect(found?.title).toMatch(/\p{Script=Devanagari}/u)
  expect(found).not.toHaveProperty('inEnglish')
  // A puja leads to the page where it is booked.
  await say('puja', 'satyanarayana', { name: 'सत्यनारायण कथा' })
  for (const name of ['Satyanarayana', 'सत्यनारायण कथा', 'Ganesh Puja'])
    expect((await search(name)).find(({ path }) => path === '/puja')?.excerpt).not.toMatch(
      /Satyanarayana|Ganesh/,
    )
})

test('a page in English is found by its translations, and shows none of their text', async () => {
  const { search, say } = await open()
  await say('mantra', 'vakratunda', { title: 'वक्रतुंड महाकाय', meaning: 'वाकडी सोंड असलेल्या देवा.' })
  const [found] = await search('सोंड', 'en')
  expect(found?.path).toBe('/mantras/vakratunda')
  expect(`${found?.title} ${found?.excerpt}`).not.toMatch(/\p{Script=Devanagari}/u)
})

test('an article shows no source, which are in English, and no Marathi search is about them', async () => {
  const { app, editor, search, say } = await open()
  const texts = { title: 'Grass', markdown: 'Durva is offered.', sources: ['Zoological Survey'] }
  const post = okOf<{ id: string; version: number }>(await editor.post(postsPath, texts))
  const publication = `${postsPath}/${post.id}/publication`
  okOf(await changeFrom(editor, 'POST', publication, post.version, { status: 'published' }))
  const inBoth = async () => {
    expect(await search('zoological', 'en')).toMatchObject([{ excerpt: 'Durva is offered.' }])
    expect(await search('zoological')).toEqual([])
  }
  await inBoth()
  await say('post', post.id, { title: 'हिरवे गवत', markdown: 'दुर्वा **वाहतात**.' })
  await inBoth()
  expect(await app.db('search_entries').where('text', 'like', '%Zoological%')).toEqual([])
})

test('a slip is forgiven in each language', async () => {
  const { app, say } = await open()
  await say('mantra', 'vakratunda', { title: 'वक्रतुंड महाकाय' })
  for (const [query, title] of [
    ['language=mr', 'वक्रतुंड महाकाय'],
    ['language=en', 'Vakratunda Mahakaya'],
  ]) {
    const answer = okOf<SearchAnswer>(await app.send(`/api/search?q=vakratnuda&${query}`))
    expect([answer.isClose, answer.results[0]?.title]).toEqual([true, title])
  }
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usualChoice } from '#contract/festivals/groups.ts'
import { beyondByPath } from '#contract/festivals/names.ts'
import type { SearchAnswer, SearchResult } from '#contract/search/public.ts'
import type { StaffPage } from '#contract/pages/admin.ts'
import { foldWord } from '#contract/search/fold.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { readSeedFiles } from '#server/db/seed/files.ts'
import { updateFestivalChoice } from '#server/features/site/repository.ts'
import { toIast } from '#server/devanagari/iast.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { runs } from '#server/test/suite.ts'
import { sharedTestApp, testApp, type TestApp } from '#server/test/testApp.ts'
import { join } from 'node:path'

const now = () => new Date('2026-11-22T06:30:00Z')
const shared = sharedTestApp({ now })

const answerTo = async ({ send }: Pick<TestApp, 'send'>, q: string): Promise<SearchAnswer> =>
  okOf<SearchAnswer>(await send(`/api/search?q=${encodeURIComponent(q)}`))

const ask = async (app: Pick<TestApp, 'send'>, q: string): Promise<SearchResult[]> =>
  (await answerTo(app, q)).results

const pathsOf = (results: readonly SearchResult[]) => results.map(({ path }) => path)

test.each(['vakratunda', 'vakratuṇḍa', 'वक्रतुण्ड', 'Vakratund', 'wakratunda mahakay', 'VAKRA'])(
  '%s finds the mantra',
  async (query) => {
    expect(pathsOf(await ask(await shared(), query))).toEqual(['/mantras/vakratunda'])
  },
)

test.each([
  'गणेशजी',
  'श्रीगणेश',
  'गणपतीबाप्पा',
  'गणेशाला',
  'गणपतीचे',
  'ganeshji',
  'shriganesh',
  'ganpatibappa',
])('%s finds what is about Ganesha, and that is no slip', async (query) => {
  const { results, isClose } = await answerTo(await shared(), query)
  expect(pathsOf(results).some((path) => path.startsWith('/mantras/'))).toBe(true)
  expect(isClose).toBeUndefined()
})

test.each(['vakratnuda', 'vakrutunda mahakaya', 'वक्रतन्द', 'vakrātṇuda'])(
  'a slip in %s is forgiven, and said',
  async (query) => {
    const { results, isClose } = await answerTo(await shared(), query)
    expect([pathsOf(results), isClose]).toEqual([['/mantras/vakratunda'], true])
  },
)

test.each(['zzz', 'aaa', 'zz', 'hhhh', 'qwerty', 'asdf', 'xqzt', 'vakratnuda zzz', 'vkartudna'])(
  'nonsense such as %s finds nothing',
  async (query) => {
    expect(await ask(await shared(), query)).toEqual([])
  },
)

test.each(['d', 'ड', 'ड़', 'अ', '5'])('a single letter such as %s finds nothing', async (query) => {
  expect(await ask(await shared(), query)).toEqual([])
})

test.each(['om', 'ॐ', 'गं'])('a syllable such as %s finds its mantra', async (query) => {
  expect((await ask(await shared(), query)).length).toBeGreaterThan(0)
})

test('mantras, festivals and pages are found, what bears the word in its title first', async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const results = await ask(app, 'sankashti')
  expect(results.length).toBeGreaterThan(10)
  expect(results[0]).toMatchObject({ kind: 'festival', title: 'Ganadhipa Sankashti' })
  expect(results[0]).toHaveProperty('date', '2026-11-27')
  expect(pathsOf(await ask(app, 'book a puja'))).toEqual([
    '/puja',
    '/shop',
    '/faq',
    // Traders worship their books, and no page is hidden by it.
    '/calendar/lakshmi-puja-2027',
  ])
  expect(pathsOf(await ask(app, 'panchang'))[0]).toBe('/panchang')
  const [first, second, third] = await ask(app, 'moonrise')
  expect([first?.path, second?.path]).toEqual(expect.arrayContaining(['/panchang', '/calendar']))
  expect(third).toMatchObject({ title: 'Ganadhipa Sankashti' })
  expect((await ask(app, 'tusk single'))[0]?.excerpt).toBe(
    'May we know the one of the single tusk.',
  )
})

describe('Festivals beyond Ganesha’s', () => {
  const withFestivals = async () => {
    const app = await testApp({ now })
    await app.festivals.generate(app.db)
    return app
  }
  const lines = (results: readonly SearchResult[]) =>
    results.map(({ title, date = '' }) => `${title} ${date}`)

  test('are found by what people call them, the day that is meant first', async () => {
    const app = await withFestivals()
    for (const [query, first] of [
      ['Diwali', 'Lakshmi Puja 2027-10-29'],
      ['दिवाळी', 'Lakshmi Puja 2027-10-29'],
      ['Dussehra', 'Dasara 2027-10-09'],
      ['Vijayadashami', 'Dasara 2027-10-09'],
      ['Holi', 'Holika Dahan 2027-03-21'],
      ['Navratri', 'Ghatasthapana 2027-09-30'],
      ['Rakhi', 'Raksha Bandhan 2027-08-17'],
      ['mahashivratri', 'Maha Shivaratri 2027-03-06'],
      ['Nirjala', 'Nirjala Ekadashi 2027-06-14'],
      ['kartik pournima', 'Kartika Purnima 2026-11-24'],
    ] as const)
      expect([query, lines(await ask(app, query))[0]]).toEqual([query, first])
    expect(lines(await ask(app, 'diwali'))).toEqual(
      expect.arrayContaining([
        'Dhanteras 2027-10-27',
        'Naraka Chaturdashi 2027-10-28',
        'Bali Pratipada 2027-10-30',
        'Bhau Beej 2027-10-31',
      ]),
    )
  })

  test('that come every month are shown once, the next', async () => {
    const app = await withFestivals()
    expect(lines(await ask(app, 'ekadashi'))).toEqual(['Utpanna Ekadashi 2026-12-04'])
    expect(lines(await ask(app, 'ekadashi january'))).toEqual(['Saphala Ekadashi 2027-01-03'])
    const [amavasya] = lines(await ask(app, 'when is the next amavasya'))
    expect(amavasya).toBe('Kartika Amavasya 2026-12-08')
    expect(lines(await ask(app, 'pradosh'))).toEqual(['Pradosh 2026-11-22'])
    const purnimas = lines(await ask(app, 'purnima'))
    expect(purnimas[0]).toBe('Kartika Purnima 2026-11-24')
    expect(new Set(purnimas).size).toBe(purnimas.length)
    expect(purnimas).not.toContain('Margashirsha Purnima 2026-12-23')
  })

  test('stand back where Ganesha’s are meant', async () => {
    const app = await withFestivals()
    expect(lines(await ask(app, 'chaturthi'))[0]).toBe('Vinayaka Chaturthi 2026-12-13')
    expect(lines(await ask(app, 'jayanti'))[0]).toBe('Ganesh Jayanti 2027-02-10')
    expect(lines(await ask(app, 'sankashti'))[0]).toBe('Ganadhipa Sankashti 2026-11-27')
    const ganesh = (await ask(app, 'ganesh')).filter(({ kind }) => kind === 'festival')
    expect(lines(ganesh)[0]).toBe('Ganesh Jayanti 2027-02-10')
    const beyond = ganesh.map(({ path }) => beyondByPath(path) !== undefined)
    expect(beyond, 'all of his come first').toEqual(beyond.toSorted())
  })

  test('of a group that the temple turned off are not found, nor in the sitemap', async () => {
    const app = await withFestivals()
    const listed = async () =>
      [...(await app.send('/sitemap-festivals.xml')).text.matchAll(/calendar\/([\w-]+)/g)].map(
        ([, slug = '']) => slug,
      )
    const all = await listed()
    expect(all.length).toBeGreaterThan(150)
    expect(new Set(all).size).toBe(all.length)
    for (const slug of all)
      expect(await app.festivals.bySlug(app.db, { slug })).toMatchObject({ slug })
    const groups = { ...usualChoice.groups, great: 'off' as const, moon: 'off' as const }
    await transact(app.db, async (trx) => {
      await updateFestivalChoice(trx, { ...usualChoice, groups })
      await bumpContent(trx)
    })
    expect(await ask(app, 'dussehra')).toEqual([])
    expect(lines(await ask(app, 'ekadashi'))).toEqual(['Utpanna Ekadashi 2026-12-04'])
    const rest = await listed()
    expect(rest.filter((slug) => /^dasara|-purnima-/.test(slug))).toEqual([])
    expect(rest).toContain('utpanna-ekadashi-2026')
  })
})

test('a festival is over when the temple’s day is, though London still has it', async () => {
  const app = await testApp({ now: () => new Date('2026-11-27T20:00:00Z') })
  await app.festivals.generate(app.db)
  const [first] = await ask(app, 'sankashti')
  expect(String(first?.date) > '2026-11-28').toBe(true)
})

test.each([
  ['shadu', ['/shop/clay-ganapati']],
  ['turmeric', ['/shop/clay-ganapati']],
  ['शाडू', ['/shop/clay-ganapati']],
  ['मूर्ती', ['/shop/clay-ganapati']],
  ['ganpati murti', ['/shop/clay-ganapati']],
  ['eco-friendly', ['/shop/clay-ganapati']],
  ['pustak', ['/shop/mantra-book']],
  ['shop', ['/shop']],
])('%s finds products', async (query, paths) => {
  expect(pathsOf(await ask(await shared(), query))).toEqual(paths)
})

test('a product is shown with its own words', async () => {
  const [first] = await ask(await shared(), 'murti')
  expect(first).toEqual({
    kind: 'product',
    path: '/shop/clay-ganapati',
    title: 'Shadu Clay Ganapati',
    excerpt: 'Unfired clay, painted with turmeric. It dissolves in a bucket of water.',
  })
})

test('changes are found at once, and deleted items are not', async () => {
  const app = await testApp({ now })
  const editor = await person(app, { role: 'editor' })
  expect(await ask(app, 'parking')).toEqual([])
  const current = await get<StaffPage>(editor, '/api/admin/pages/about')
  const put = (markdown: string, version: number) =>
    changeFrom(editor, 'PUT', '/api/admin/pages/about', version, { ...current, markdown })
  okOf(await put('Parking behind the temple.', current.version))
  expect(pathsOf(await ask(app, 'parking'))).toEqual(['/about'])
  okOf(await put('No cars.', current.version + 1))
  expect(await ask(app, 'parking')).toEqual([])
  const { version } = await get<{ version: number }>(editor, '/api/admin/mantras/gayatri')
  okOf(await changeFrom(editor, 'DELETE', '/api/admin/mantras/gayatri', version))
  expect(await ask(app, 'gayatri')).toEqual([])
})

test('of two texts with the word, the shorter one comes first, on both databases', async () => {
  const app = await testApp({ now })
  const editor = await person(app, { role: 'editor' })
  const write = async (name: string, markdown: string) => {
    const path = `/api/admin/pages/${name}`
    const current = await get<StaffPage>(editor, path)
    okOf(await changeFrom(editor, 'PUT', path, current.version, { ...current, markdown }))
  }
  const many = Array.from({ length: 300 }, (_, number) => `word${number}`).join(' ')
  await write('about', `Parking, parked, parks. ${many}`)
  await write('faq', 'Parking behind the temple.')
  expect(pathsOf(await ask(app, 'park'))).toEqual(['/faq', '/about'])
})

test('simultaneous searches after a change index it once', async () => {
  const app = await testApp({ now })
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(app, 'gayatri')))
  expect(new Set(asked.map((results) => results.length))).toEqual(new Set([1]))
})

test.each([
  '',
  '"',
  '*',
  '"om',
  '()',
  'AND',
  'OR NOT',
  'NEAR(om)',
  'om AND',
  '🙏🏽',
  ':*',
  "' or 1=1--",
  '\\',
  '%',
])('the odd query %j is answered', async (query) => {
  const { send } = await shared()
  const reply = await send(`/api/search?q=${encodeURIComponent(query)}`)
  expect(reply.status).toBe(200)
})

test('a query of ten thousand characters is refused in words', async () => {
  const { send } = await shared()
  const reply = await send(`/api/search?q=${'a'.repeat(10_000)}`)
  expect(reply.status).toBe(400)
  expect(reply.json()).toMatchObject({ errors: [{ detail: 'At most 200 characters' }] })
})

test('no query ends in a failure', async () => {
  const { send } = await shared()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (query) => {
      const reply = await send(`/api/search?q=${encodeURIComponent(query.toWellFormed())}`)
      expect(reply.status).toBeLessThan(500)
    }),
    { numRuns: runs(60) },
  )
})

test('each word of the seeded mantras is the same word in both scripts', async () => {
  const { mantras } = await readSeedFiles(join(import.meta.dirname, '../../db/seed'))
  const lines = mantras.flatMap((mantra) => mantra.lines.map(({ text }) => text))
  const pairs = lines.flatMap((line) =>
    line.split(/[\s।॥-]+/).map((word) => [word, foldWord(word), foldWord(toIast(word))]),
  )
  expect(pairs.length).toBeGreaterThan(500)
  expect(pairs.filter(([, ours, theirs]) => ours !== theirs)).toEqual([])
})

import { expect, test } from 'vitest'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { StaffPuja } from '#contract/bookings/pujasAdmin.ts'
import type { PostPage, PostPreviews } from '#contract/blog/public.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Mantra, MantraRow } from '#contract/mantras/public.ts'
import type { Page } from '#contract/pages/public.ts'
import type { Product } from '#contract/shop/public.ts'
import type { SearchAnswer } from '#contract/search/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { Visit } from '#contract/site/visit.ts'
import type { TranslatedItem, Translation } from '#contract/translations/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { person, type Person } from '#server/test/people.ts'
import { sharedTestApp, type TestApp } from '#server/test/testApp.ts'
import { translate, translationPath as pathOf } from '#server/test/translating.ts'

const temple = sharedTestApp()

const open = async () => {
  const app = await temple()
  await app.db('translations').whereNotNull('kind').delete()
  const editor = await person(app, { role: 'editor' })
  return { app, editor }
}

const read = (who: Person, path: string) => get<Translation>(who, path)

const ganesh = pathOf('puja', 'ganesh')

const pujaIn = async (app: TestApp, language: string): Promise<Puja | undefined> => {
  const reply = await app.send(`/api/pujas?language=${language}`)
  return okOf<Puja[]>(reply).find(({ id }) => id === 'ganesh')
}

const editPuja = async (editor: Person, changes: Partial<StaffPuja>) => {
  const path = '/api/admin/pujas/ganesh'
  const { version, name, description, price } = await get<StaffPuja>(editor, path)
  okOf(await changeFrom(editor, 'PUT', path, version, { name, description, price, ...changes }))
}

test('a puja is read in the requested language, and in English where nobody translated it', async () => {
  const { app, editor } = await open()
  const english = await pujaIn(app, 'en')
  expect(english).not.toHaveProperty('inEnglish')
  expect(await pujaIn(app, 'tlh')).toEqual(english)
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  expect(await pujaIn(app, 'mr')).toEqual({
    ...english,
    name: 'गणेश पूजा',
    inEnglish: english?.shortDescription ? ['shortDescription', 'description'] : ['description'],
  })
  expect((await pujaIn(app, 'hi'))?.name).toBe(english?.name)
  expect(await pujaIn(app, 'en')).toEqual(english)
})

test('answers in two languages are cached apart, each with its own tag', async () => {
  const { app, editor } = await open()
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  const tagOf = async (path: string) => (await app.send(path)).headers.etag
  const [en, mr] = [await tagOf('/api/pujas'), await tagOf('/api/pujas?language=mr')]
  expect(mr).not.toBe(en)
  expect(await tagOf('/api/pujas')).toBe(en)
  expect(await tagOf('/api/pujas?language=mr')).toBe(mr)
  okOf(await translate(editor, ganesh, { name: 'श्रीगणेश पूजा' }))
  expect((await pujaIn(app, 'mr'))?.name).toBe('श्रीगणेश पूजा')
  expect(await tagOf('/api/pujas?language=mr')).not.toBe(mr)
})

test('a text is old once its English is another one, until somebody says what it is made from', async () => {
  const { app, editor } = await open()
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा', description: 'वर्णन' }))
  const before = await pujaIn(app, 'en')
  // A price is no text: nothing is old.
  await editPuja(editor, { price: 2500 })
  const oldOnes = async () =>
    (await read(editor, ganesh)).texts.filter(({ madeFrom }) => madeFrom !== undefined)
  expect(await oldOnes()).toEqual([])
  await editPuja(editor, { name: 'Great Ganesh Puja', price: 2500 })
  expect(await oldOnes()).toEqual([
    {
      field: 'name',
      english: 'Great Ganesh Puja',
      text: 'गणेश पूजा',
      madeFrom: before?.name,
      maxLength: 60,
    },
  ])
  // It is still better than English.
  expect((await pujaIn(app, 'mr'))?.name).toBe('गणेश पूजा')
  const list = await get<TranslatedItem[]>(editor, '/api/admin/translations/mr')
  expect(list.find(({ id }) => id === 'ganesh')).toMatchObject({ kind: 'puja', old: 1 })
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  expect(await oldOnes()).toEqual([])
  await editPuja(editor, { name: before?.name ?? '' })
})

test('who was not the first to save sees so; each save is in the activity log', async () => {
  const { app, editor } = await open()
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  const late = { texts: [{ field: 'name', english: 'Ganesh Puja', text: 'गणपती पूजा' }] }
  expect((await changeFrom(editor, 'PUT', ganesh, 0, late)).status).toBe(412)
  expect((await changeFrom(editor, 'PUT', ganesh, undefined, late)).status).toBe(428)
  expect((await read(editor, ganesh)).version).toBe(1)
  okOf(await translate(editor, ganesh, { name: ' ' }))
  expect((await pujaIn(app, 'mr'))?.name).toBe((await pujaIn(app, 'en'))?.name)
  expect((await auditOf(app)).slice(-2)).toMatchObject([
    {
      subject: 'puja',
      subjectId: 'ganesh',
      action: 'translated',
      after: { 'name (मराठी)': 'गणेश पूजा' },
    },
    { action: 'translated', before: { 'name (मराठी)': 'गणेश पूजा' } },
  ])
})

test('a translation has the limits of the English, and translates only what there is', async () => {
  const { editor } = await open()
  const refused = await translate(editor, ganesh, { name: 'ग'.repeat(61) })
  expect(refused.json()).toMatchObject({
    errors: [{ pointer: '#/texts/0/text', detail: 'At most 60 characters' }],
  })
  expect((await translate(editor, ganesh, { name: 'गणेश\u0000पूजा' })).status).toBe(400)
  expect((await translate(editor, ganesh, { price: '५००' })).status).toBe(412)
  expect((await editor.send(pathOf('puja', 'none'))).status).toBe(404)
  expect((await editor.send(pathOf('puja', 'ganesh', 'en'))).status).toBe(400)
  const desk = await person(await temple(), { role: 'desk' })
  expect((await desk.send(ganesh)).status).toBe(403)
  expect(await get<TranslatedItem[]>(desk, '/api/admin/translations/mr')).toEqual([])
})

test('what is said of a mantra is translated, verse by verse; the verse itself stays', async () => {
  const { app, editor } = await open()
  const id = 'vakratunda'
  const verses = [{ verse: 1, words: [{ word: 'वक्र', iast: 'vakra', meaning: 'curved' }] }]
  const stored = JSON.stringify([['वक्र', 'curved']])
  await app.db('mantra_verses').insert({ mantra_id: id, verse: 1, words: stored })
  okOf(
    await translate(editor, pathOf('mantra', id), {
      title: 'वक्रतुंड महाकाय',
      'verses.1.words.0.meaning': 'वाकडी',
    }),
  )
  const english = okOf<Mantra>(await app.send(`/api/mantras/${id}`))
  expect(english.verses).toEqual(verses)
  expect(okOf<Mantra>(await app.send(`/api/mantras/${id}?language=mr`))).toMatchObject({
    title: 'वक्रतुंड महाकाय',
    meaning: english.meaning,
    lines: english.lines,
    verses: [{ words: [{ word: 'वक्र', iast: 'vakra', meaning: 'वाकडी' }] }],
    inEnglish: ['meaning'],
  })
  const rows = okOf<MantraRow[]>(await app.send('/api/mantras/previews?language=mr'))
  expect(rows.find((row) => row.id === id)?.title).toBe('वक्रतुंड महाकाय')
  const others = rows.filter((row) => row.id !== id)
  expect(others.every(({ inEnglish }) => inEnglish?.includes('title'))).toBe(true)
})

test('the text of a page and of an article is made safe as the English is', async () => {
  const { app, editor } = await open()
  const markdown = '## आमच्याविषयी\n\n<script>alert(1)</script>\n\nमंदिर **जुने** आहे.'
  okOf(await translate(editor, pathOf('page', 'about'), { title: 'मंदिर', markdown }))
  const page = okOf<Page>(await app.send('/api/pages/about?language=mr'))
  expect(page).toMatchObject({ title: 'मंदिर', inEnglish: ['description'] })
  expect(page.html).toContain('<strong>जुने</strong>')
  expect(page.html).not.toContain('<script')
  expect(okOf<Page[]>(await app.send('/api/pages?language=mr')).map(({ name }) => name)).toContain(
    'about',
  )
  expect(okOf<Page>(await app.send('/api/pages/about')).html).not.toContain('जुने')

  const words = { title: 'Durva', markdown: 'Grass of Ganesha.', sources: ['A book'] }
  const post = okOf<{ id: string; version: number }>(await editor.post('/api/admin/blog', words))
  const publication = `/api/admin/blog/${post.id}/publication`
  okOf(await changeFrom(editor, 'POST', publication, post.version, { status: 'published' }))
  const previews = async () =>
    okOf<PostPreviews>(await app.send('/api/blog/previews?language=mr')).items.find(
      ({ id }) => id === post.id,
    )
  expect(await previews()).toMatchObject({ title: 'Durva', inEnglish: ['title', 'excerpt'] })
  okOf(
    await translate(editor, pathOf('post', post.id), {
      title: 'दुर्वा',
      markdown: 'गणेशाचे गवत.',
    }),
  )
  const preview = await previews()
  expect(preview).toMatchObject({ title: 'दुर्वा', excerpt: 'गणेशाचे गवत.' })
  expect(preview).not.toHaveProperty('inEnglish')
  const article = okOf<PostPage>(await app.send('/api/blog/durva?language=mr'))
  expect(article.content).toContain('गणेशाचे गवत.')
  // Its sources are those of the English.
  expect(article.content).toContain('A book')
})

test('who sells may translate products, and nothing else', async () => {
  const { app } = await open()
  const treasurer = await person(app, { role: 'treasurer' })
  const path = pathOf('product', 'clay-ganapati')
  okOf(await translate(treasurer, path, { name: 'शाडूचा गणपती', 'gallery.0.imageAlt': 'डावीकडून' }))
  const product = okOf<Product>(await app.send('/api/products/clay-ganapati?language=mr'))
  expect(product).toMatchObject({
    name: 'शाडूचा गणपती',
    gallery: [{ imageAlt: 'डावीकडून' }],
    inEnglish: ['shortDescription', 'description', 'imageAlt'],
  })
  expect((await treasurer.send(ganesh)).status).toBe(403)
})

test('the temple and its visitors’ texts are read in their language, wherever a priest is listed', async () => {
  const { app, editor } = await open()
  const admin = await person(app, { role: 'admin' })
  const [first, second] = [
    { name: 'Joshi Guruji', duties: 'Morning pujas' },
    { name: 'Kulkarni Guruji', duties: 'Evening pujas' },
  ]
  const services = [
    { label: 'Homa', to: '/puja' },
    { label: 'Astrology', to: '/contact' },
  ]
  const site = async () => okOf<Site>(await app.send('/api/site?language=mr'))
  const list = async (priests: object[]) => {
    const { content } = await app.db('site').first('content')
    const visit = { aartis: [], priests }
    const changed = { ...JSON.parse(content), visit, services }
    await app.db('site').update({ content: JSON.stringify(changed) })
  }
  await list([first, second])
  const name = 'श्री गणेश मंदिर'
  const texts = { name, 'address.0': 'मुख्य रस्ता', 'services.0.label': 'होम' }
  okOf(await translate(admin, pathOf('temple', 'site'), texts))
  okOf(await translate(admin, pathOf('visit', 'site'), { 'priests.1.name': 'कुलकर्णी गुरुजी' }))
  expect(await site()).toMatchObject({ name })
  expect((await site()).address[0]).toBe('मुख्य रस्ता')
  // Links of the footer.
  expect((await site()).services).toEqual([
    { label: 'होम', to: '/puja' },
    { label: 'Astrology', to: '/contact', inEnglish: ['label'] },
  ])
  // That of the almanac's list.
  expect((await site()).city.name).toBe('पुणे')
  await list([second, first])
  // Something else changed what is cached.
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  const { priests } = okOf<Visit>(await app.send('/api/visit?language=mr'))
  expect(priests.map(({ name }) => name)).toEqual(['कुलकर्णी गुरुजी', 'Joshi Guruji'])
  expect((await editor.send(pathOf('temple', 'site'))).status).toBe(403)
})

test('what staff wrote of a festival is translated, what the almanac says is not theirs', async () => {
  const { app, editor } = await open()
  const added = {
    name: 'Day of the founders',
    date: '2026-12-09',
    description: 'With a procession.',
  }
  const { id } = okOf<{ id: string }>(await editor.post('/api/admin/festivals', added))
  okOf(await translate(editor, pathOf('festival', id), { name: 'संस्थापक दिन' }))
  const mine = { name: 'संस्थापक दिन', description: added.description, inEnglish: ['description'] }
  const month = okOf<Festival[]>(await app.send('/api/festivals/month/2026/12?language=mr'))
  expect(month.find((festival) => festival.date === added.date)).toMatchObject(mine)
  const computed = okOf<Festival[]>(await app.send('/api/festivals/month/2035/12?language=mr'))
  expect(computed.length).toBeGreaterThan(0)
  for (const festival of computed) expect(festival).not.toHaveProperty('inEnglish')
  // Phones compute the days themselves, and add these.
  const overrides = okOf<object[]>(await app.send('/api/festivals/overrides?language=mr'))
  expect(overrides).toContainEqual(expect.objectContaining(mine))
})

test('a search finds what is translated by its own words', async () => {
  const { app, editor } = await open()
  const search = async (words: string) =>
    okOf<SearchAnswer>(await app.send(`/api/search?q=${encodeURIComponent(words)}`)).results
  expect(await search('शमीपत्रे')).toEqual([])
  const product = pathOf('product', 'puja-kit')
  okOf(await translate(editor, product, { description: 'दुर्वा आणि शमीपत्रे यांचा संच.' }))
  expect(await search('शमीपत्रे')).toMatchObject([{ path: '/shop/puja-kit' }])
})

test('translations of what was deleted for good are forgotten', async () => {
  const { app, editor } = await open()
  okOf(await translate(editor, ganesh, { name: 'गणेश पूजा' }))
  const [row] = await app.db('translations')
  await app.db('translations').insert({ ...row, entity_id: 'gone' })
  await app.tidy(app.db)
  expect(await app.db('translations').pluck('entity_id')).toEqual(['ganesh'])
})

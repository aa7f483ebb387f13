import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import { inAlmanac } from '#contract/festivals/inAlmanac.ts'
import type { BuiltApp } from '#server/http/render.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import { testApp } from '#server/test/testApp.ts'
import { findFestival } from './repository.ts'
import { loadSky } from './sky.ts'
import { wordsOf } from './words.ts'

withPseudoWords()

const groups = festivalGroups.join(',')
const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const diwali = 'lakshmi_puja-ashwina-krishna-2027'
const chaturthi = 'ganesh_chaturthi-bhadrapada-2027'

const marathi: BuiltApp = {
  template: '<html><div id="root"></div></html>',
  styles: [],
  render: async () => ({ status: 200, html: '' }),
  renderManifest: async () => '{}',
}

const open = async () => {
  const app = await testApp({
    now: () => new Date('2026-11-21T06:30:00Z'),
    translations: new Map([['mr', marathi]]),
  })
  await app.festivals.generate(app.db)
  const editor = await person(app, { role: 'editor' })
  const edit = async (id: string, body: object) => {
    const path = `/api/admin/festivals/${id}`
    const { version } = await get<{ version: number }>(editor, path)
    okOf(await changeFrom(editor, 'PATCH', path, version, body))
  }
  const translate = async (id: string, field: string, english: string, text: string) => {
    const path = `/api/admin/translations/festival/${id}/mr`
    const { version } = await get<{ version: number }>(editor, path)
    const texts = [{ field, english, text }]
    okOf(await changeFrom(editor, 'PUT', path, version, { texts }))
  }
  const read = async (path: string): Promise<Festival[]> =>
    okOf(await app.send(`/api/festivals/${path}`))
  const one = async (slug: string, query = 'language=mr'): Promise<Festival> =>
    okOf(await app.send(`/api/festivals/by-slug/${slug}?${query}`))
  return { app, edit, translate, read, one }
}

const textOf = ({ name, description, why = '' }: Festival) => [name, description, why].join('\n')

describe('What the almanac says of the temple’s festivals', () => {
  test('is read in the requested language, as phones say it that compute them', async () => {
    const { app } = await open()
    const [from, to] = ['2026-12-01', '2027-11-30']
    const stored = await app.festivals.between(app.db, { groups, language: 'mr' }, from, to)
    expect(stored.length).toBeGreaterThan(100)
    expect(latinIn(stored.map(textOf).join('\n'))).toEqual([])
    const { festivalsBetween } = await loadSky()
    const { festival: words, isNorthern } = wordsOf('mr')
    const found = festivalsBetween(pune, { from, to }, pune, festivalGroups, words)
    const computed = inAlmanac(found, isNorthern)
    const byKey = (all: readonly Festival[]) =>
      all.map(({ key, ...each }) => `${key}\n${textOf({ ...each, key })}`).toSorted()
    expect(byKey(stored)).toEqual(byKey(computed))
  })

  test.each([
    ['a month', 'month/2027/10'],
    ['the year ahead', 'upcoming'],
    ['a month of another city', 'month/2027/10', 'city=mumbai'],
    ['a month beyond the table', 'month/2035/10'],
  ])('is in no answer in English: %s', async (_, path, more = '') => {
    const { read } = await open()
    const found = await read(`${path}?groups=${groups}&language=mr&${more}`)
    expect(found.length).toBeGreaterThan(10)
    expect(latinIn(found.map(textOf).join('\n'))).toEqual([])
    for (const festival of found) expect(festival).not.toHaveProperty('inEnglish')
    const english = await read(`${path}?groups=${groups}&${more}`)
    expect(english.map(({ slug, date }) => [slug, date])).toEqual(
      found.map(({ slug, date }) => [slug, date]),
    )
    expect(english.map(({ name }) => name).join()).toContain('Ekadashi')
  })

  test('stays in the language where staff moved the day', async () => {
    const { edit, one, read } = await open()
    await edit(diwali, { date: '2027-10-30' })
    await edit(chaturthi, { date: '2027-09-05' })
    for (const city of ['', '&city=mumbai']) {
      const moved = await one('lakshmi-puja-2027', `language=mr${city}`)
      expect(moved.date).toBe('2027-10-30')
      expect(moved.why).toBe(wordsOf('mr').movedReason('2027-10-29'))
      expect(latinIn(textOf(moved))).toEqual([])
      expect(latinIn(textOf(await one('ganesh-chaturthi-2027', `language=mr${city}`)))).toEqual([])
      const month = await read(`month/2027/10?groups=great&language=mr${city}`)
      expect(month.find(({ slug }) => slug === moved.slug)).toMatchObject({ why: moved.why })
    }
    expect((await one('lakshmi-puja-2027', '')).why).toMatch(/the almanac has 29 October 2027\.$/)
  })

  test('is stored again where an earlier version has stored it in English alone', async () => {
    const { app, one } = await open()
    const record = await findFestival(app.db, diwali)
    const { facts: _, ...computed } = record?.computed ?? {}
    const older = { computed: JSON.stringify(computed) }
    await app.db('festivals').where({ id: diwali }).update(older)
    expect(
      (await app.festivals.bySlug(app.db, { slug: 'lakshmi-puja-2027', language: 'mr' })).name,
    ).toBe('Lakshmi Puja')
    await app.db('festival_generations').update({ signature: 'older texts' })
    await app.festivals.generate(app.db)
    expect(latinIn(textOf(await one('lakshmi-puja-2027')))).toEqual([])
    const again = await findFestival(app.db, diwali)
    expect(again).toMatchObject({ name: 'Lakshmi Puja', computed: record?.computed })
    // What is up to date is not written again.
    await app.db('festival_generations').update({ signature: 'older texts' })
    await app.festivals.generate(app.db)
    expect((await findFestival(app.db, diwali))?.version).toBe(again?.version)
  })
})

describe('What staff wrote of a computed festival', () => {
  const mine = { name: 'Diwali in the hall', venue: 'The hall' }

  test('is theirs: marked as English until they translate it, beside the almanac’s own words', async () => {
    const { edit, translate, one, app } = await open()
    await edit(diwali, mine)
    const before = await one('lakshmi-puja-2027')
    expect(before).toMatchObject({ ...mine, inEnglish: ['name', 'venue'] })
    expect(latinIn(`${before.description}\n${before.why}`)).toEqual([])
    await translate(diwali, 'name', mine.name, 'मंडपात दिवाळी')
    const after = await one('lakshmi-puja-2027')
    expect(after).toMatchObject({ name: 'मंडपात दिवाळी', venue: mine.venue, inEnglish: ['venue'] })
    const overrides = okOf<FestivalOverride[]>(
      await app.send('/api/festivals/overrides?language=mr'),
    )
    expect(overrides).toMatchObject([{ key: diwali, name: 'मंडपात दिवाळी' }])
  })
})

describe('A calendar file below the prefix of a language', () => {
  const eventsOf = (text: string) =>
    new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent')
  const wordsOfEvent = (event: ICAL.Component) =>
    ['summary', 'description'].map((name) => String(event.getFirstPropertyValue(name))).join('\n')

  test.each([
    '/mr/calendar/feed/temple.ics',
    '/mr/calendar/feed/temple/great.ics',
    '/mr/calendar/feed/mumbai.ics',
    '/mr/calendar/lakshmi-puja-2027.ics',
    '/mr/calendar/lakshmi-puja-2027.ics?city=mumbai',
  ])('has no English words of ours: %s', async (path) => {
    const { app } = await open()
    const events = eventsOf((await app.send(path)).text)
    expect(events.length).toBeGreaterThan(0)
    const cities = ['Pune', 'Mumbai']
    expect(latinIn(events.map(wordsOfEvent).join('\n'), cities)).toEqual([])
    const english = eventsOf((await app.send(path.replace('/mr', ''))).text)
    const uids = (all: ICAL.Component[]) => all.map((each) => each.getFirstPropertyValue('uid'))
    expect(uids(english)).toEqual(uids(events))
  })

  test('has what staff translated, as soon as they have', async () => {
    const { app, edit, translate } = await open()
    await edit(diwali, { name: 'Diwali in the hall' })
    const feeds = ['temple/great', 'mumbai/great'].map((of) => `/mr/calendar/feed/${of}.ics`)
    for (const path of feeds) expect((await app.send(path)).text).toContain('Diwali in the hall')
    await translate(diwali, 'name', 'Diwali in the hall', 'मंडपात दिवाळी')
    for (const path of feeds) {
      const { text } = await app.send(path)
      expect(text).toContain('SUMMARY:मंडपात दिवाळी')
      expect(text).not.toContain('Diwali in the hall')
    }
  })
})

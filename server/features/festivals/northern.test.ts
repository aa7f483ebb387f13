import { describe, expect, test } from 'vitest'
import type { Festival } from '#contract/festivals/public.ts'
import { offeredLanguages } from '#contract/languages.ts'
import { createReminderCities } from '#server/features/reminders/cities.ts'
import { testApp } from '#server/test/testApp.ts'
import { wordsOf } from './words.ts'

const now = () => new Date('2026-11-21T06:00:00Z')
const slug = 'vat-savitri-2027'

const temple = async () => {
  const app = await testApp({ now })
  await app.festivals.generate(app.db)
  const get = async <T>(path: string): Promise<T> => {
    const reply = await app.send(`/api/festivals/${path}`)
    expect([path, reply.status]).toEqual([path, 200])
    return reply.json() as T
  }
  const slugsOf = async (path: string) => (await get<Festival[]>(path)).map((each) => each.slug)
  return { ...app, get, slugsOf }
}

describe.each(offeredLanguages)('Vat Savitri of the north, in %s:', (language) => {
  const { isNorthern } = wordsOf(language)

  test('is on the lists of those whose almanac prints it, at the temple and elsewhere', async () => {
    const { slugsOf } = await temple()
    for (const city of ['', '&city=delhi']) {
      const found = await slugsOf(`month/2027/6?groups=great&language=${language}${city}`)
      expect(found).toContain('vat-purnima-2027')
      expect([city, found.includes(slug)]).toEqual([city, isNorthern])
    }
    expect((await slugsOf(`upcoming?groups=great&language=${language}`)).includes(slug)).toBe(
      isNorthern,
    )
  })

  test('has a page, on which a reader stays who changes the language', async () => {
    const { get } = await temple()
    expect(await get(`by-slug/${slug}?language=${language}`)).toMatchObject({
      date: '2027-06-04',
      group: 'great',
      tithi: 30,
      name: expect.stringMatching(/^(Vat Savitri|वट ?सावित्री)/),
    })
  })
})

test('reminders are planned of every almanac, and read again in the language of each person', async () => {
  const { db, festivals } = await temple()
  const may = new Date('2027-05-30T06:00:00Z')
  const cities = createReminderCities({ festivals, now: () => may })
  const slugsIn = async (language?: (typeof offeredLanguages)[number]) =>
    (await cities.get(db, '', { language })).festivals.map((each) => each.slug)
  expect(await slugsIn()).toContain(slug)
  for (const language of offeredLanguages)
    expect((await slugsIn(language)).includes(slug)).toBe(wordsOf(language).isNorthern)
})

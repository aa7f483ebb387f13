import { expect, test } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { pseudo } from '#contract/i18n/pseudo.ts'
import { festivalsOf } from './festivalsOf.ts'
import { greatFestivalsOf } from './greatFestivalsOf.ts'
import { festivalGroups, usualChoice } from './groups.ts'
import { inGroups } from './inGroups.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const clock = (at: number) => clockAt(at, pune.tz)
const local = { time: clock, date: (at: number) => civilDateAt(at, pune.tz) }

const festivalsIn = (words: typeof festivalWords, year = 2026) => {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`]
  const groups = festivalGroups
  return [
    ...festivalsOf(observances(pune, from, to, {}), clock, words),
    ...greatFestivalsOf(greatDays(pune, from, to, { groups }), local, words),
  ]
}

test('All that is said of a festival comes from the words of a language', () => {
  const english = festivalsIn(festivalWords)
  const others = festivalsIn(pseudo(festivalWords))
  expect(english.length).toBeGreaterThan(100)
  for (const { name, description, why = '' } of others)
    expect(`${name}\n${description}\n${why}`).not.toMatch(/[a-z]{4}/i)
  const datesOf = (festivals: typeof english) => festivals.map(({ key, date }) => `${key} ${date}`)
  expect(datesOf(others)).toEqual(datesOf(english))
})

test('A temple that shows one custom names its days without it, in any language', () => {
  const choice = {
    ...usualChoice,
    customs: { maharashtra: 'custom', vaishnava: 'custom' },
  } as const
  for (const words of [festivalWords, pseudo(festivalWords)]) {
    const all = festivalsIn(words)
    expect(all.some(({ name }) => name.endsWith(')'))).toBe(true)
    const shown = inGroups(all, festivalGroups, { ...usualChoice, ...choice })
    expect(shown.filter(({ name }) => name.endsWith(')'))).toEqual([])
  }
})

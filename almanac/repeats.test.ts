import { describe, expect, it } from 'vitest'
import { dateByAparahna } from './aparahna.ts'
import { daysBetween } from './civilDate.ts'
import { observancesOfYear } from './observances.ts'
import type { Place } from './place.ts'
import { type Yearly, yearlyDays } from './repeats.ts'

const pune: Place = { name: 'Pune', lat: 18.52, lon: 73.857, tz: 'Asia/Kolkata' }
const sanJose: Place = { name: 'San Jose', lat: 37.34, lon: -121.89, tz: 'America/Los_Angeles' }

const every = (change: Partial<Yearly> = {}): Yearly => ({
  id: 'x',
  slug: 'kojagiri',
  by: 'tithi',
  month: 7,
  day: 15,
  since: '2000-01-01',
  ...change,
})

const days = (yearly: Yearly, first: number, last = first, place = pune) =>
  yearlyDays(place, yearly, `${first}-01-01`, `${last}-12-31`)

describe('A festival that repeats by tithi', () => {
  it('is on the day at whose sunrise it is the tithi, as the almanac’s own festivals are', () => {
    const padwa = every({ month: 1, day: 1 })
    const anant = every({ month: 6, day: 14 })
    for (let year = 2020; year < 2035; year++) {
      const dateOf = (kind: string) =>
        observancesOfYear(pune, year).find((each) => each.kind === kind)?.date
      expect(days(padwa, year).map(({ date }) => date)).toEqual([dateOf('gudi_padwa')])
      expect(days(anant, year).map(({ date }) => date)).toEqual([dateOf('anant_chaturdashi')])
    }
  })

  it('is on a city’s own day, under the same key and address', () => {
    const [here, there] = [days(every(), 2026, 2040), days(every(), 2026, 2040, sanJose)]
    expect(there.map(({ key, slug }) => [key, slug])).toEqual(
      here.map(({ key, slug }) => [key, slug]),
    )
    expect(there.some(({ date }, index) => date !== here[index]?.date)).toBe(true)
  })

  it('is never in an added month', () => {
    // Jyeshtha of 2026 comes twice: the added one from 17 May on, then the ordinary one.
    expect(days(every({ month: 3, day: 1 }), 2026)).toMatchObject([{ date: '2026-06-15' }])
  })

  it('is on the day on which a tithi without a sunrise begins', () => {
    const skipped = Array.from({ length: 30 }, (_, index) => every({ day: index + 1 }))
      .flatMap((yearly) => days(yearly, 2026, 2030))
      .filter(({ rule }) => rule === 'no-sunrise-begins')
    expect(skipped.length).toBeGreaterThan(0)
    for (const { dated, date } of skipped)
      expect(
        new Date(dated?.tithi.start ?? 0).toLocaleDateString('sv', { timeZone: pune.tz }),
      ).toBe(date)
  })

  it('may come twice in a civil year, each time with an address of its own, or not at all', () => {
    const pausha = every({ month: 10, day: 12 })
    const found = days(pausha, 2020, 2040)
    const years = found.map(({ date }) => date.slice(0, 4))
    expect(years.some((year, index) => year === years[index + 1])).toBe(true)
    expect(new Set(years).size).toBeLessThan(21)
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
  })
})

describe('What repeats by the afternoon of a tithi', () => {
  it('is on the day of its sunrise or the day before, never on another one', () => {
    const before = Array.from({ length: 30 }, (_, index) => every({ day: index + 1 })).flatMap(
      (yearly) => {
        const bySunrise = days(yearly, 2026, 2028)
        return yearlyDays(pune, yearly, '2026-01-01', '2028-12-31', {
          dayRule: dateByAparahna,
        }).map(({ date, key }) => {
          const other = bySunrise.find((day) => day.key === key)?.date ?? ''
          return daysBetween(date, other)
        })
      },
    )
    expect([...new Set(before)].toSorted()).toEqual([0, 1])
  })
})

describe('A festival that repeats by date', () => {
  it('is on it every year', () => {
    expect(days(every({ by: 'date', month: 1, day: 26 }), 2027, 2028)).toMatchObject([
      { date: '2027-01-26', slug: 'kojagiri-2027', key: 'x-2027', rule: 'date' },
      { date: '2028-01-26', slug: 'kojagiri-2028', rule: 'date' },
    ])
  })

  it('of 29 February is on the 28th where there is none, and says so', () => {
    expect(days(every({ by: 'date', month: 2, day: 29 }), 2027, 2028)).toMatchObject([
      { date: '2027-02-28', rule: 'february-28' },
      { date: '2028-02-29', rule: 'date' },
    ])
  })

  it('is only within its own days', () => {
    const some = every({ by: 'date', month: 5, day: 1, since: '2027-05-02', until: '2029-05-01' })
    expect(days(some, 2026, 2031).map(({ date }) => date)).toEqual(['2028-05-01', '2029-05-01'])
  })
})

import { expect, it } from 'vitest'
import { type CivilDate, daysBetween, weekday, yearOf } from '#almanac/civilDate.ts'
import { lunationAt } from '#almanac/lunarMonth.ts'
import { observances } from '#almanac/observances.ts'
import type { Place } from '#almanac/place.ts'
import { cityNamed } from './published.ts'

/**
 * A selection of the world's clock rules: none, summer time in either half of the year, the date
 * line.
 */
export const zones: readonly Place[] = [
  cityNamed('Mumbai'),
  cityNamed('London'),
  cityNamed('New York'),
  { name: 'Sydney', lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' },
  { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' },
  { name: 'Honolulu', lat: 21.3069, lon: -157.8583, tz: 'Pacific/Honolulu' },
]

const annual = [
  'ganesh_chaturthi',
  'ganesh_jayanti',
  'anant_chaturdashi',
  'gudi_padwa',
  'akshaya_tritiya',
]

/** What is true at a place in every year. */
export function itHoldsFor(place: Place, from: CivilDate, to: CivilDate, timeoutMs = 60_000): void {
  it(`${from} to ${to} in ${place.name}`, { timeout: timeoutMs }, () => {
    const all = observances(place, from, to)
    const sankashtis = all.filter(({ kind }) => kind === 'sankashti')

    // Every Krishna chaturthi has one Sankashti, 29 or 30 days after the last: no exception is known.
    const lunations = sankashtis.map(({ tithi }) => lunationAt(tithi.start))
    const first = lunations[0] ?? 0
    expect(lunations).toEqual(lunations.map((_, index) => first + index))
    const gaps = sankashtis
      .slice(1)
      .map(({ date }, i) => daysBetween(sankashtis[i]?.date ?? '', date))
    expect(gaps.filter((days) => days !== 29 && days !== 30)).toEqual([])

    for (const { kind, date, isAngaraki, moonrise, tithi, marginMinutes, basis } of all) {
      expect(isAngaraki).toBe(kind === 'sankashti' && weekday(date) === 2)
      expect(marginMinutes).toBeGreaterThanOrEqual(0)
      expect(basis).toEqual({ place: place.name, isReference: false })
      if (kind !== 'sankashti') continue
      // Broken at a moonrise of its day, after chaturthi has begun.
      expect(moonrise?.at).toBeGreaterThanOrEqual(tithi.start)
      expect([0, 1]).toContain(daysBetween(date, moonrise?.civilDate ?? ''))
    }

    // Keys and addresses each name one observance.
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)

    const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, i) => yearOf(from) + i)
    for (const wanted of annual) {
      const dates = all.filter(({ kind }) => kind === wanted).map(({ date }) => date)
      expect(dates.map(yearOf), wanted).toEqual(years)
    }
  })
}

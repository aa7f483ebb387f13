import { expect } from 'vitest'
import { addDays, type CivilDate } from '#almanac/civilDate.ts'
import { nextSunriseOf, type Span, sunsetBefore } from '#almanac/day.ts'
import { type Limbs, limbsOf } from '#almanac/limbs.ts'
import type { Options } from '#almanac/options.ts'
import { boundsOf, type Panchang, panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'

export const datesBetween = (from: CivilDate, to: CivilDate, step = 1): CivilDate[] => {
  const dates: CivilDate[] = []
  for (let date = from; date <= to; date = addDays(date, step)) dates.push(date)
  return dates
}

/** Each begins where the one before ends, and together they cover the span. */
function itCovers({ start, end }: Span, parts: readonly Span[], what: string): void {
  expect(parts[0]?.start, `${what}: the first begins`).toBeLessThanOrEqual(start)
  expect(parts.at(-1)?.start, `${what}: the last begins`).toBeLessThan(end)
  expect(parts.at(-1)?.end, `${what}: the last ends`).toBeGreaterThanOrEqual(end)
  for (const [at, part] of parts.entries()) {
    expect(part.end, what).toBeGreaterThan(part.start)
    if (at > 0) expect(part.start, what).toBe(parts[at - 1]?.end)
  }
}

/** What is true of every day anywhere, as far as it is answered; returns the answers. */
export function itIsAWholeDay(
  place: Place,
  date: CivilDate,
  options: Options = {},
): { day: Panchang; limbs: Limbs; bounds: Span } {
  const [day, limbs] = [panchang(place, date, options), limbsOf(place, date, options)]
  const bounds = boundsOf(place, date, options.reference)
  const what = `${place.name} ${date}`
  expect(bounds.end - bounds.start, what).toBeGreaterThan(23 * 3_600_000)
  expect(bounds.end - bounds.start, what).toBeLessThan(25 * 3_600_000)
  itCovers(bounds, day.tithis, `${what} tithis`)
  for (const name of ['nakshatras', 'yogas', 'karanas', 'moonSigns', 'sunSigns'] as const)
    itCovers(bounds, limbs[name], `${what} ${name}`)
  const { divisions } = limbs
  if (divisions) {
    expect(day.basis.isReference, what).toBe(false)
    expect(divisions.choghadiya, what).toHaveLength(16)
    itCovers(bounds, divisions.choghadiya, `${what} choghadiyas`)
    expect(divisions.choghadiya[0]?.start).toBe(day.sunrise)
    expect(divisions.choghadiya[8]?.start).toBe(day.sunset)
    expect(divisions.choghadiya.at(-1)?.end).toBe(bounds.end)
    expect(divisions.brahma.end).toBeLessThan(bounds.start)
    expect(bounds.start - divisions.brahma.start).toBeLessThan(24 * 3_600_000)
  } else {
    // Only where one of the four that bound the day and the night before it is missing.
    const four = [day.sunrise, day.sunset, sunsetBefore(place, date), nextSunriseOf(place, date)]
    expect(four, what).toContain(undefined)
  }
  return { day, limbs, bounds }
}

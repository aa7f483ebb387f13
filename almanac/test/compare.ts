import { addDays } from '#almanac/civilDate.ts'
import { type Observance, observances } from '#almanac/observances.ts'
import type { Place } from '#almanac/place.ts'
import { clockAt, type Instant } from '#almanac/zone.ts'
import { cityNamed, published, type PublishedRow } from './published.ts'

export type Comparison = { row: PublishedRow; place: Place; ours: Observance }

function compare(row: PublishedRow): Comparison {
  // A row without a city is from a list for all India.
  const place = cityNamed(row.city || 'New Delhi')
  const near = observances(place, addDays(row.date, -8), addDays(row.date, 8))
  const [ours, ...others] = near.filter(({ kind }) => kind === row.kind)
  if (!ours || others.length > 0) throw new Error(`Not one ${row.kind} about ${row.date}`)
  return { row, place, ours }
}

/** Every published row beside what we compute for it. */
export const compareAll = (): Comparison[] => published.map(compare)

const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Ours minus the printed 'HH:MM', in minutes, both cut to the minute as almanacs do. */
export const clockDifference = (at: Instant, tz: string, printed: string): number =>
  minutesOf(clockAt(at, tz)) - minutesOf(printed)

/** Our moonrise minus the printed one, for the rows that print one and have our date. */
export const moonriseDifferences = (all: readonly Comparison[]): number[] =>
  all.flatMap(({ row, place, ours }) =>
    row.moonrise && ours.moonrise && row.date === ours.date
      ? [clockDifference(ours.moonrise.at, place.tz, row.moonrise)]
      : [],
  )

export const shareWithin = (differences: readonly number[], minutes: number): number =>
  differences.filter((difference) => Math.abs(difference) <= minutes).length / differences.length

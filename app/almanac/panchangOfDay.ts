import { addDays, type CivilDate } from '#almanac/civilDate.ts'
import { isSkipped, sunriseOf } from '#almanac/day.ts'
import { heightOverHorizon } from '#almanac/horizon.ts'
import { type Panchang, panchang } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import type { Tithi } from '#almanac/tithi.ts'
import { type Instant, startOfDay } from '#almanac/zone.ts'
import { middayOf, runsOf, type SkyOfDay } from './skyOfDay.ts'

/**
 * Why a day goes by the reference's sunrises: the Sun stays down, or up, or rises for the last time
 * before it does so; or the zone skipped the date.
 */
type Sunless = 'down' | 'up' | 'last' | 'skipped'

export type PanchangOfDay = Panchang &
  Pick<SkyOfDay, 'midday'> & {
    sunless?: Sunless | undefined
    /** The day's tithi was at the sunrise before, too. */
    isAgain?: boolean
    /** The tithis of the whole civil date: see `leading`. */
    runs: Tithi[]
    /** The sunrise that begins the day: of the reference, where the Sun does not rise. */
    dawn: Instant
  }

type PanchangQuery = { place: Place; reference: Place; date: CivilDate }

const noonMs = 12 * 3_600_000

function sunlessOf(
  { basis, sunrise }: Panchang,
  { place, date }: PanchangQuery,
): Sunless | undefined {
  if (!basis.isReference) return undefined
  if (isSkipped(place, date)) return 'skipped'
  if (sunrise !== undefined) return 'last'
  const noon = startOfDay(date, place.tz) + noonMs
  return heightOverHorizon('sun', place, noon) > 0 ? 'up' : 'down'
}

function isAgain(
  { basis, tithis: [first] }: Panchang,
  { place, reference, date }: PanchangQuery,
): boolean {
  const before = sunriseOf(basis.isReference ? reference : place, addDays(date, -1))
  return first !== undefined && before !== undefined && before >= first.start
}

/** A day's panchang, with everything the page shows beside it. */
export function panchangOfDay(query: PanchangQuery): PanchangOfDay {
  const day = panchang(query.place, query.date, { reference: query.reference })
  const sunless = sunlessOf(day, query)
  const { tithis: runs, dawn } = runsOf(query, (tithi) => tithi)
  return {
    ...day,
    midday: middayOf(day),
    runs,
    dawn,
    ...(sunless && { sunless }),
    ...(isAgain(day, query) && { isAgain: true }),
  }
}

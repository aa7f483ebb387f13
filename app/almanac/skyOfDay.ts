import type { CivilDate } from '#almanac/civilDate.ts'
import { madhyahnaOf } from '#almanac/day.ts'
import { heightOverHorizon } from '#almanac/horizon.ts'
import { boundsOf, panchang, wholeDate } from '#almanac/panchang.ts'
import type { Place } from '#almanac/place.ts'
import { type Tithi, tithisIn } from '#almanac/tithi.ts'
import { type Instant, startOfDay } from '#almanac/zone.ts'

/** What the scene needs of a day: few numbers, because a rendered page includes them. */
export type SkyOfDay = {
  /** The beginning of the date at the place. */
  midnight: Instant
  /** From the beginning of the date on, by number, 1 to 30: see `leading`. */
  tithis: { number: number; end: Instant }[]
  /** The sunrise that begins the day: of the reference, where the Sun does not rise. */
  dawn: Instant
  /** Absent where the Sun does not rise or set that day, and midday with them. */
  sunrise?: Instant | undefined
  sunset?: Instant | undefined
  midday?: { start: Instant; end: Instant } | undefined
  /** Where it does not: whether it is up at noon, and so all day. */
  isSunUp?: boolean | undefined
}

const noonMs = 12 * 3_600_000

type SkyQuery = { place: Place; reference: Place; date: CivilDate }

type Daylight = { date: CivilDate; sunrise?: Instant; sunset?: Instant }

/** The hours of midday puja; none where the Sun does not rise and set that day. */
export const middayOf = ({ date, sunrise, sunset }: Daylight): SkyOfDay['midday'] =>
  sunrise !== undefined && sunset !== undefined ? madhyahnaOf({ date, sunrise, sunset }) : undefined

/** The tithis of all of a date, and the sunrise that begins its day. */
export function runsOf<T>({ place, reference, date }: SkyQuery, select: (tithi: Tithi) => T) {
  const bounds = boundsOf(place, date, reference)
  const { start, end } = wholeDate(place, date, bounds)
  return { tithis: tithisIn(start, end).map(select), dawn: bounds.start }
}

export function skyOfDay({ place, reference, date }: SkyQuery): SkyOfDay {
  const day = panchang(place, date, { reference })
  const { sunrise, sunset } = day
  const midday = middayOf(day)
  const midnight = startOfDay(date, place.tz)
  return {
    midnight,
    ...runsOf({ place, reference, date }, ({ number, end }) => ({ number, end })),
    ...(midday
      ? { sunrise, sunset, midday }
      : { isSunUp: heightOverHorizon('sun', place, midnight + noonMs) > 0 }),
  }
}

import type { CivilDate } from './civilDate.ts'
import type { Span } from './day.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import type { Instant } from './zone.ts'

/** Which rule decided the date. Stable codes: they are stored, and translated elsewhere. */
type Rule =
  | 'moonrise-in-tithi'
  | 'first-of-two-moonrises'
  | 'first-moonrise-after'
  | 'madhyahna-only'
  | 'madhyahna-larger'
  | 'madhyahna-equal-first'
  | 'madhyahna-neither-first'
  | 'sunrise'
  | 'first-of-two-sunrises'
  | 'no-sunrise-begins'
  | 'three-muhurtas'
  | 'three-muhurtas-first'

/**
 * A moonrise (or moonset) with the civil date of its clock time, often the day after the festival.
 */
export type DatedInstant = { at: Instant; civilDate: CivilDate }

/** How one place observes one tithi. */
export type Dating = {
  date: CivilDate
  rule: Rule
  /**
   * Minutes, cut to tenths: the least by which the tithi would have to come earlier or later for
   * the date to change. Below 3, tell people to check their local panchang.
   */
  marginMinutes: number
  moonrise?: DatedInstant
  /** The whole midday of the date, by which the day is chosen. */
  madhyahna?: Span
  /** The part of midday within the tithi, as almanacs print it. Absent if they do not meet. */
  puja?: Span
}

/** Undefined if the Sun or Moon does not rise as the rule requires. */
export type DateRule = (place: Place, tithi: Tithi) => Dating | undefined

/** The least of some distances in milliseconds, as `marginMinutes`. */
export const marginOf = (...distances: number[]): number =>
  Math.floor(Math.min(...distances) / 6_000) / 10

import { addDays, type CivilDate } from './civilDate.ts'
import { firstRise, firstSet, msPerHour } from './horizon.ts'
import { remember } from './memo.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { civilDateAt, type Instant, startOfDay } from './zone.ts'

export type Span = { start: Instant; end: Instant }

/** A Hindu day: from a sunrise, whose civil date is the day's, to the next. */
export type Day = { date: CivilDate; sunrise: Instant; sunset: Instant }

/** Longer than from sunrise to sunrise wherever the Sun rises daily. */
const sunrisesApart = 25 * msPerHour
/** No two sunrises are closer together. */
const leastApart = 20 * msPerHour

/** The sunrise of a civil date; undefined if the Sun does not rise on it. */
export const sunriseOf = remember(
  // A day asks for its own and the next one’s, several times each.
  64,
  ({ lat, lon, tz }: Place, date: CivilDate) => `${lat} ${lon} ${tz} ${date}`,
  (place, date): Instant | undefined =>
    firstRise('sun', place, startOfDay(date, place.tz), startOfDay(addDays(date, 1), place.tz)),
)

/** A date that a zone skipped, as Apia did 2011-12-30 on its way over the date line. */
export const isSkipped = ({ tz }: Place, date: CivilDate): boolean =>
  startOfDay(date, tz) === startOfDay(addDays(date, 1), tz)

/** The sunset that ends the daylight begun at a sunrise; in northern summers, after midnight. */
export const sunsetAfter = remember(
  64,
  ({ lat, lon }: Place, sunrise: Instant) => `${lat} ${lon} ${sunrise}`,
  (place, sunrise): Instant | undefined =>
    firstSet('sun', place, sunrise, sunrise + 24 * msPerHour),
)

/**
 * The sunrise after a date’s own: the next date’s, unless clocks skip that date (Apia, 2011-12-30) or
 * the Sun, early before a polar day, rises twice on this one.
 */
export function nextSunriseOf(place: Place, date: CivilDate): Instant | undefined {
  const sunrise = sunriseOf(place, date)
  if (sunrise === undefined) return undefined
  const next = sunriseOf(place, addDays(date, 1))
  const latest = sunrise + sunrisesApart
  return next && next < latest ? next : firstRise('sun', place, sunrise + leastApart, latest)
}

/** The sunset before a date’s sunrise. */
export function sunsetBefore(place: Place, date: CivilDate): Instant | undefined {
  const sunrise = sunriseOf(place, date)
  if (sunrise === undefined) return undefined
  const yesterday = sunriseOf(place, addDays(date, -1))
  const earliest = sunrise - 24 * msPerHour
  const sunset = yesterday && sunsetAfter(place, yesterday)
  return sunset && sunset > earliest ? sunset : firstSet('sun', place, earliest, sunrise)
}

function sunrisesBetween(place: Place, from: Instant, until: Instant): Instant[] {
  const sunrises: Instant[] = []
  for (;;) {
    const sunrise = firstRise('sun', place, from, until)
    if (sunrise === undefined) return sunrises
    sunrises.push(sunrise)
    from = sunrise + leastApart
  }
}

/**
 * The civil date of the Hindu day that contains an instant: before sunrise, the day before.
 * Undefined if that day has no sunrise.
 */
export function hinduDateAt(place: Place, at: Instant): CivilDate | undefined {
  const sunrise = sunrisesBetween(place, at - sunrisesApart, at).at(-1)
  return sunrise === undefined ? undefined : civilDateAt(sunrise, place.tz)
}

/**
 * The days that a tithi touches and one on either side, in order; undefined if the Sun does not
 * rise and set on each.
 */
export function daysAround(place: Place, { start, end }: Tithi): Day[] | undefined {
  const days: Day[] = []
  let before = start - 2 * sunrisesApart
  for (const sunrise of sunrisesBetween(place, before, end + sunrisesApart)) {
    const sunset = sunsetAfter(place, sunrise)
    if (sunset === undefined || sunrise - before > sunrisesApart) return undefined
    days.push({ date: civilDateAt(sunrise, place.tz), sunrise, sunset })
    before = sunrise
  }
  return before >= end ? days : undefined
}

/** Midday: the middle fifth of daylight. */
export function madhyahnaOf({ sunrise, sunset }: Day): Span {
  const fifth = (sunset - sunrise) / 5
  return { start: Math.round(sunrise + 2 * fifth), end: Math.round(sunrise + 3 * fifth) }
}

export const overlap = (a: Span, b: Span): Span | undefined => {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)]
  return start < end ? { start, end } : undefined
}

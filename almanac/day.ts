import { addDays, type CivilDate } from './civilDate.ts'
import { firstRise, firstSet, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { civilDateAt, type Instant, startOfDay } from './zone.ts'

export type Span = { start: Instant; end: Instant }

/** A Hindu day begins at the sunrise of its civil date and lasts until the next sunrise. */
export type Day = { date: CivilDate; sunrise: Instant; sunset: Instant }

/** Undefined where the Sun does not rise on that date. */
export const sunriseOf = (place: Place, date: CivilDate): Instant | undefined =>
  firstRise('sun', place, startOfDay(date, place.tz), startOfDay(addDays(date, 1), place.tz))

/** The sunset that ends the daylight begun at a sunrise; in northern summers, after midnight. */
export const sunsetAfter = (place: Place, sunrise: Instant): Instant | undefined =>
  firstSet('sun', place, sunrise, sunrise + 24 * msPerHour)

/** Undefined where the Sun does not both rise and set. */
export function dayOf(place: Place, date: CivilDate): Day | undefined {
  const sunrise = sunriseOf(place, date)
  const sunset = sunrise && sunsetAfter(place, sunrise)
  return sunrise && sunset ? { date, sunrise, sunset } : undefined
}

/**
 * The civil date whose Hindu day an instant belongs to: before sunrise still the day before's.
 * Undefined where that day has no sunrise.
 */
export function hinduDateAt(place: Place, at: Instant): CivilDate | undefined {
  const today = civilDateAt(at, place.tz)
  const sunrise = sunriseOf(place, today)
  if (sunrise === undefined) return undefined
  if (sunrise <= at) return today
  const yesterday = addDays(today, -1)
  return sunriseOf(place, yesterday) === undefined ? undefined : yesterday
}

/**
 * The days a tithi touches and one on either side, in order; undefined where one it touches has no
 * sunrise or sunset.
 */
export function daysAround(place: Place, { start, end }: Tithi): Day[] | undefined {
  const [first, last] = [civilDateAt(start, place.tz), civilDateAt(end, place.tz)]
  const days: Day[] = []
  for (let date = addDays(first, -1); date <= addDays(last, 1); date = addDays(date, 1)) {
    const day = dayOf(place, date)
    if (day) days.push(day)
    else if (date >= first && date <= last) return undefined
  }
  return days
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

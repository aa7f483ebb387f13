import { addDays, type CivilDate } from './civilDate.ts'
import { firstRise, firstSet, msPerHour } from './horizon.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { civilDateAt, type Instant, startOfDay } from './zone.ts'

export type Span = { start: Instant; end: Instant }

/** A Hindu day begins at the sunrise of its civil date and lasts until the next sunrise. */
export type Day = { date: CivilDate; sunrise: Instant; sunset: Instant }

/** Undefined where the Sun does not rise and set on that date. */
export function dayOf(place: Place, date: CivilDate): Day | undefined {
  const [midnight, nextMidnight] = [
    startOfDay(date, place.tz),
    startOfDay(addDays(date, 1), place.tz),
  ]
  const sunrise = firstRise('sun', place, midnight, nextMidnight)
  // In northern summers the Sun sets after midnight.
  const sunset = sunrise && firstSet('sun', place, sunrise, sunrise + 24 * msPerHour)
  return sunrise && sunset ? { date, sunrise, sunset } : undefined
}

/** The civil date whose Hindu day an instant belongs to: before sunrise still the day before's. */
export function hinduDateAt(place: Place, at: Instant): CivilDate | undefined {
  const today = dayOf(place, civilDateAt(at, place.tz))
  if (!today || today.sunrise <= at) return today?.date
  return dayOf(place, addDays(today.date, -1))?.date
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

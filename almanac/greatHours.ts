import { addDays, type CivilDate } from './civilDate.ts'
import { type Day, overlap, type Span, sunriseOf, sunsetAfter } from './day.ts'
import type { Dated } from './greatDating.ts'
import type { Place } from './place.ts'
import { karanas } from './wheel.ts'
import { windowOf, type WindowName } from './windows.ts'

/** The hours of a day’s worship, and the part of the day that they are. */
export type Hours = Span & { of: Exclude<WindowName, 'sunrise' | 'sayahna'> | 'after_bhadra' }

/** A date with its neighbours; undefined where the Sun does not rise and set. */
function daysWith(place: Place, date: CivilDate): Day[] | undefined {
  const days = [-1, 0, 1].flatMap((after) => {
    const day = addDays(date, after)
    const sunrise = sunriseOf(place, day)
    const sunset = sunrise && sunsetAfter(place, sunrise)
    return sunset ? [{ date: day, sunrise, sunset }] : []
  })
  return days.length === 3 ? days : undefined
}

/**
 * When the rakhi is tied: after Bhadra, the first half of purnima, until the evening ends; where
 * Bhadra itself lasts as long, until purnima or the night is over.
 */
function afterBhadra(days: readonly Day[], during: Span): Hours | undefined {
  const [, day, next] = days
  const evening = windowOf(days, 1, 'pradosha')
  if (!day || !next || !evening) return undefined
  const start = Math.max(day.sunrise, karanas.partAt(during.start).end)
  const until = start < evening.end ? evening.end : next.sunrise
  const hours = overlap({ start, end: until }, during)
  return hours && { ...hours, of: 'after_bhadra' }
}

/** The hours that the day is kept for, as far as its tithi lasts; undefined if it has none. */
export function hoursOf(
  place: Place,
  { kind, date, window, during, daysLater }: Dated,
): Hours | undefined {
  const isBound = kind === 'raksha_bandhan'
  if (daysLater || window === 'nakshatra' || window === 'sankranti') return undefined
  if (window === 'sunrise' && !isBound) return undefined
  const days = daysWith(place, date)
  if (!days) return undefined
  if (isBound || window === 'sunrise') return afterBhadra(days, during)
  // Lakshmi Puja, where the late afternoon chose the day: it is still performed in the evening.
  const of = window === 'sayahna' ? 'pradosha' : window
  const part = windowOf(days, 1, of)
  const hours = part && (of === window ? overlap(part, during) : part)
  return hours && { start: Math.round(hours.start), end: Math.round(hours.end), of }
}

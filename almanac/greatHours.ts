import { type BhadraHours, fireHours, leastMs, rakhiHours } from './bhadra.ts'
import { addDays, type CivilDate } from './civilDate.ts'
import { type Day, overlap, type Span, sunriseOf, sunsetAfter } from './day.ts'
import type { DatedFestival } from './greatDating.ts'
import type { Place } from './place.ts'
import { windowOf, type WindowName } from './windows.ts'

/** The hours of a day’s worship, and the part of the day that they are. */
export type Hours =
  | BhadraHours
  | (Span & { of: Exclude<WindowName, 'sunrise' | 'sayahna'> | 'parana' })

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
 * When an Ekadashi fast is broken: on the next morning, in the first fifth of daylight, after the
 * first quarter of dwadashi (Hari Vasara) and before dwadashi ends; if Hari Vasara lasts longer than
 * that, in the afternoon (aparahna).
 */
function parana(days: readonly Day[], dwadashi: Span): Hours | undefined {
  const day = days[2]
  if (!day) return undefined
  const fifth = (day.sunset - day.sunrise) / 5
  const released = dwadashi.start + (dwadashi.end - dwadashi.start) / 4
  // Where dwadashi is over before sunrise, only the morning counts.
  const last = dwadashi.end > day.sunrise ? dwadashi.end : Infinity
  const within = (first: number): Span => ({
    start: Math.max(day.sunrise + first * fifth, released),
    end: Math.min(day.sunrise + (first + 1) * fifth, last),
  })
  const hours = [within(0), within(3)].find(({ start, end }) => end - start >= leastMs)
  return hours && { ...hours, of: 'parana' }
}

/**
 * Midnight is kept whole, whatever part of it the tithi fills; so is the evening of a day that
 * something else than that evening decided: Lakshmi Puja in Maharashtra, some years of Holika.
 */
const isWhole = ({ window, rule, custom }: DatedFestival): boolean =>
  window === 'nishita' || rule === 'lasts-enough' || custom === 'maharashtra'

/** Hours in a part of the day, as far as the tithi lasts. */
function withinPart(
  days: readonly Day[],
  dated: DatedFestival,
  of: Exclude<WindowName, 'sunrise' | 'sayahna'>,
): Hours | undefined {
  const part = windowOf(days, 1, of)
  const hours = part && (isWhole(dated) ? part : overlap(part, dated.during))
  if (!hours || hours.end - hours.start < leastMs) return undefined
  return { ...hours, of }
}

function exactHours(place: Place, dated: DatedFestival): Hours | undefined {
  const { kind, date, window, during, daysLater, next } = dated
  if (daysLater || window === 'nakshatra' || window === 'sankranti') return undefined
  const days = daysWith(place, date)
  if (!days) return undefined
  if (next) return parana(days, next)
  if (kind === 'raksha_bandhan') return rakhiHours(days, during)
  if (window === 'sunrise') return undefined
  const fire = kind === 'holika' && fireHours(days, during)
  return fire || withinPart(days, dated, window === 'sayahna' ? 'pradosha' : window)
}

/** The hours that the day is kept for; undefined if it has none. */
export function hoursOf(place: Place, dated: DatedFestival): Hours | undefined {
  const hours = exactHours(place, dated)
  return hours && { ...hours, start: Math.round(hours.start), end: Math.round(hours.end) }
}

import type { CivilDate } from './civilDate.ts'
import { type Day, daysAround, overlap, type Span } from './day.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

/** The part of the day that decides: the fifths of daylight, or a part of the night. */
export type WindowName =
  | 'sunrise'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'pradosha'
  | 'nishita'
  | 'arunodaya'

/** Which day it is if the tithi is in the window on both, or on neither. */
export type Preference = 'first' | 'second' | 'larger'

/** Why the date is what it is, with the window’s name. Stable codes, put into words elsewhere. */
export type WindowRule =
  | 'only'
  | 'first-of-two'
  | 'second-of-two'
  | 'larger-first'
  | 'larger-second'
  | 'neither-begins'
  | 'neither-second'
  | 'before-dwadashi'
  | 'lasts-enough'
  | 'lasts-too-little'

export type WindowDating = { date: CivilDate; window: WindowName; rule: WindowRule }

const fifth = ({ sunrise, sunset }: Day, number: number): Span => {
  const part = (sunset - sunrise) / 5
  return { start: sunrise + (number - 1) * part, end: sunrise + number * part }
}

/** Undefined for a night whose other end is not among the days. */
export function windowOf(days: readonly Day[], index: number, name: WindowName): Span | undefined {
  const [before, day, after] = [days[index - 1], days[index], days[index + 1]]
  if (!day) return undefined
  const night = after ? (after.sunrise - day.sunset) / 15 : undefined
  switch (name) {
    case 'sunrise':
      return { start: day.sunrise, end: day.sunrise + 1 }
    case 'madhyahna':
      return fifth(day, 3)
    case 'aparahna':
      return fifth(day, 4)
    case 'sayahna':
      return fifth(day, 5)
    case 'pradosha':
      return night === undefined ? undefined : { start: day.sunset, end: day.sunset + 3 * night }
    case 'nishita':
      return night === undefined
        ? undefined
        : { start: day.sunset + 7 * night, end: day.sunset + 8 * night }
    case 'arunodaya': {
      const lastNight = before ? (day.sunrise - before.sunset) / 15 : undefined
      return lastNight === undefined
        ? undefined
        : { start: day.sunrise - 2 * lastNight, end: day.sunrise }
    }
  }
}

export const lengthOf = (span: Span | undefined): number => (span ? span.end - span.start : 0)

/** What share of a day’s window a span covers, 0 to 1. */
export function shareOf(days: readonly Day[], index: number, name: WindowName, span: Span): number {
  const window = windowOf(days, index, name)
  return window ? lengthOf(overlap(window, span)) / lengthOf(window) : 0
}

/** The day on which an instant falls, from its sunrise to the next. */
export const indexOfDay = (days: readonly Day[], at: number): number =>
  days.findLastIndex(({ sunrise }) => sunrise <= at)

/** The day, among those around a span, in whose window it is; see `Preference`. */
export function indexByWindow(
  days: readonly Day[],
  span: Span,
  window: WindowName,
  prefer: Preference,
): { index: number; rule: WindowRule } {
  const shares = days.map((_, index) => shareOf(days, index, window, span))
  const first = shares.findIndex((share) => share > 0)
  const last = shares.findLastIndex((share) => share > 0)
  if (first === -1) {
    const begins = indexOfDay(days, span.start)
    return prefer === 'second'
      ? { index: begins + 1, rule: 'neither-second' }
      : { index: begins, rule: 'neither-begins' }
  }
  if (first === last) return { index: first, rule: 'only' }
  if (prefer === 'first') return { index: first, rule: 'first-of-two' }
  if (prefer === 'second') return { index: last, rule: 'second-of-two' }
  const larger = shares.indexOf(Math.max(...shares))
  return { index: larger, rule: larger === first ? 'larger-first' : 'larger-second' }
}

/** How a place dates a tithi; undefined if the Sun does not rise and set there. */
export type TithiRule = (place: Place, tithi: Tithi) => WindowDating | undefined

/** The usual rule: the tithi in a window of the day. */
export const byWindow =
  (window: WindowName, prefer: Preference = 'first'): TithiRule =>
  (place, tithi) => {
    const days = daysAround(place, tithi)
    if (!days) return undefined
    const { index, rule } = indexByWindow(days, tithi, window, prefer)
    const day = days[index]
    return day && { date: day.date, window, rule }
  }

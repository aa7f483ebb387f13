import { type Day, daysAround, type Span } from './day.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'
import { nakshatras } from './wheel.ts'
import {
  indexByWindow,
  lengthOf,
  shareOf,
  type TithiRule,
  type WindowDating,
  type WindowName,
  type WindowRule,
} from './windows.ts'

const msPerGhati = 24 * 60_000
const shravana = 21

const dated = (
  days: readonly Day[],
  index: number,
  window: WindowName,
  rule: WindowRule,
): WindowDating | undefined => {
  const day = days[index]
  return day && { date: day.date, window, rule }
}

/** How long a span lasts after a day’s sunrise, in parts of that day’s light. */
const lightsAfterSunrise = ({ sunrise, sunset }: Day, { end }: Span): number =>
  (end - sunrise) / (sunset - sunrise)

/** Akshaya Tritiya, Raksha Bandhan: the second day needs the tithi for three muhurtas (D/5). */
export const threeMuhurtas: TithiRule = (place, tithi) => {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const last = days.findLastIndex(({ sunrise }) => sunrise < tithi.end)
  const day = days[last]
  return day && lightsAfterSunrise(day, tithi) >= 1 / 5
    ? dated(days, last, 'sunrise', 'lasts-enough')
    : dated(days, last - 1, 'sunrise', 'lasts-too-little')
}

/**
 * Dasara: dashami in aparahna, the first of two days; but if it covers the first aparahna only in
 * part, lasts three muhurtas on the second and Shravana is in that aparahna, the second (2022).
 */
export const dasara: TithiRule = (place, tithi) => {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const { index, rule } = indexByWindow(days, tithi, 'aparahna', 'first')
  const next = days[index + 1]
  const isPart = shareOf(days, index, 'aparahna', tithi) < 1
  if (isPart && next && lightsAfterSunrise(next, tithi) >= 1 / 5) {
    const stars = nakshatras.partsIn(next.sunrise, next.sunset)
    const hasShravana = stars.some(
      (star) => star.number === shravana && shareOf(days, index + 1, 'aparahna', star) > 0,
    )
    if (hasShravana) return dated(days, index + 1, 'aparahna', 'lasts-enough')
  }
  return dated(days, index, 'aparahna', rule)
}

/** Pratipada, which follows the tithi, is longer. */
const isShorterThanNext = (tithi: Tithi, next: Tithi): boolean => lengthOf(next) > lengthOf(tithi)

/** A rule that compares the tithi with the one after it. */
export type PairRule = (place: Place, tithi: Tithi, next: Tithi) => WindowDating | undefined

/**
 * Lakshmi Puja in Maharashtra: the second day if amavasya touches its pradosha, or fills half of its
 * sayahna and the pratipada is longer (2024, 2025).
 */
export const lakshmiPujaOfMaharashtra: PairRule = (place, tithi, next) => {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const { index, rule } = indexByWindow(days, tithi, 'pradosha', 'second')
  const fillsSayahna = shareOf(days, index + 1, 'sayahna', tithi) >= 1 / 2
  return rule === 'only' && fillsSayahna && isShorterThanNext(tithi, next)
    ? dated(days, index + 1, 'sayahna', 'lasts-enough')
    : dated(days, index, 'pradosha', rule)
}

/** Purnima lasts three and a half of the four quarters of the second day. */
const quartersOfHolika = 3.5 / 4

const holikaWith = (place: Place, tithi: Tithi, mayMove: boolean): WindowDating | undefined => {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const { index, rule } = indexByWindow(days, tithi, 'pradosha', 'second')
  const next = days[index + 1]
  return rule === 'only' && mayMove && next && lightsAfterSunrise(next, tithi) >= quartersOfHolika
    ? dated(days, index + 1, 'pradosha', 'lasts-enough')
    : dated(days, index, 'pradosha', rule)
}

/** The fire: pradosha, the second of two days; the second also where purnima lasts long on it. */
export const holika: PairRule = (place, tithi) => holikaWith(place, tithi, true)

/** In Maharashtra only if the pratipada is longer, too: so 2023 it was a day earlier. */
export const holikaOfMaharashtra: PairRule = (place, tithi, next) =>
  holikaWith(place, tithi, isShorterThanNext(tithi, next))

/**
 * Savitri’s fast, on purnima in Maharashtra and on amavasya in the north: the day on which the tithi
 * begins, if that is within 18 ghati of sunrise.
 */
export const savitri: TithiRule = (place, tithi) => {
  const days = daysAround(place, tithi)
  if (!days) return undefined
  const begins = days.findLastIndex(({ sunrise }) => sunrise <= tithi.start)
  const day = days[begins]
  const isEarly = day !== undefined && tithi.start <= day.sunrise + 18 * msPerGhati
  return isEarly
    ? dated(days, begins, 'sunrise', 'lasts-enough')
    : dated(days, begins + 1, 'sunrise', 'lasts-too-little')
}

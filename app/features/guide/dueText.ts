import type { ObservedDay } from '#app/almanac/observedDays.ts'
import { clockText, dateText, momentText } from '#app/i18n/dates.ts'
import type { guide } from '#app/i18n/en/guide/guide.ts'
import type { Place } from '#almanac/place.ts'

type Words = typeof guide.english

/** Around the words of a span: `11:04 AM–1:31 PM`. */
const between = ({ from, until }: { from: string; until: string }): string =>
  `${clockText(from)}–${clockText(until)}`

/**
 * When a rite is due, in a sentence: its date, and the moonrise or midday of the place. After midnight
 * the day of a fast is still *today*, and its moonrise has a date where that was before.
 */
export function dueText(words: Words, day: ObservedDay, place: Place, today: string): string {
  const { festival, moonrise } = day
  const { date, puja } = festival
  const isToday = date <= today
  if (moonrise !== undefined) {
    const time = momentText(moonrise, place.tz, isToday ? today : date)
    return isToday
      ? words.sankashtiToday(time, place.name)
      : words.sankashti(dateText(date), time, place.name)
  }
  if (!puja) return dateText(date)
  return isToday
    ? words.middayToday(between(puja), place.name)
    : words.midday(dateText(date), between(puja), place.name)
}

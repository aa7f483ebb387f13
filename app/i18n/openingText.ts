import type { OpenState } from '#contract/site/openingHours.ts'
import { clockText } from './dates.ts'
import type { opening } from '#app/i18n/en/site/opening.ts'

type Words = typeof opening.english

/** `6:00 AM` from minutes of the day; after midnight, more than a day's. */
export const minutesText = (minutes: number): string =>
  clockText(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`)

/** `Open now`, `until noon`, or `Closed`, `opens at 4:00 PM`. */
export function openingText(state: OpenState, words: Words): { state: string; next: string } {
  const timeOf = (minutes: number) => {
    if (minutes === 12 * 60) return words.noon
    return minutes === 0 ? words.midnight : minutesText(minutes)
  }
  if (state.isOpen) {
    const { until } = state
    return { state: words.open, next: until ? words.until(timeOf(until.minute)) : words.always }
  }
  const { minute, days, weekday } = state.opens
  const time = timeOf(minute)
  if (days === 0) return { state: words.closed, next: words.opens(time) }
  const day = days === 1 ? words.tomorrow : (words.weekdays[weekday] ?? '')
  return { state: words.closed, next: words.opensOn(day, time) }
}

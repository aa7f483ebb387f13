import { addDays } from '#almanac/civilDate.ts'
import { clockText, shortDateText } from '#app/i18n/dates.ts'
import type { calendar } from '#app/i18n/en/festivals/calendar.ts'
import type { DayPart, Festival } from '#contract/festivals/public.ts'

/**
 * The moonrise at which a fast is broken. After midnight it belongs to the day before, so its date
 * is shown too: `12:35 AM, 11 May`.
 */
export const moonriseText = (date: string, time: string): string =>
  time < '12:00' ? `${clockText(time)}, ${shortDateText(addDays(date, 1))}` : clockText(time)

/** `11:13 AM – 1:29 PM`, on one line. */
export const middayText = ({ from, until }: { from: string; until: string }): string =>
  `${clockText(from)}\u00a0–\u00a0${clockText(until)}`

/** `6:02 PM – 8:34 PM`; after midnight with the date, `12:27 AM – 1:17 AM, 16 Feb`. */
export const hoursText = (
  date: string,
  { from, until, isNextDay }: NonNullable<Festival['hours']>,
): string =>
  `${clockText(from)} – ${clockText(until)}${isNextDay ? `, ${shortDateText(addDays(date, 1))}` : ''}`

/** The time that matters on a day: `Moonrise 8:51 PM`, the hours of its worship, or when the temple begins. */
export function hourText(
  { date, moonriseTime, puja, hours, startTime }: Festival,
  words: typeof calendar.english,
  parts: Readonly<Record<DayPart, string>>,
): string | undefined {
  if (hours) return `${parts[hours.of]} ${hoursText(date, hours)}`
  if (puja) return `${words.midday} ${middayText(puja)}`
  if (moonriseTime) return `${words.moonrise} ${moonriseText(date, moonriseTime)}`
  return startTime && words.begins(clockText(startTime))
}

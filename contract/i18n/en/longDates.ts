import type { CivilDate } from '#almanac/civilDate.ts'
import { civilDateAt, type Instant } from '#almanac/zone.ts'
import { clockIn, dayIn, timeIn, weekdayIn, withYear } from '#contract/i18n/dates.ts'
import { english, months, shortMonths, shortWeekdays, weekdays } from './dateTable.ts'

/** The forms of papers and messages, apart from those that every page of the app loads. */

/** `27 November 2026` */
export const longDateText = (date: CivilDate): string => withYear(dayIn(months, date), date)

/** `Friday, 27 November` */
export const longDayText = (date: CivilDate): string =>
  `${weekdayIn(weekdays, date)}, ${dayIn(months, date)}`

/** `Fri, 27 Nov 2026` */
export const shortDayText = (date: CivilDate): string =>
  `${weekdayIn(shortWeekdays, date)}, ${withYear(dayIn(shortMonths, date), date)}`

/** `8:52 PM, 27 Nov 2026` */
export const datedMomentText = (at: Instant, timeZone: string): string => {
  const date = civilDateAt(at, timeZone)
  return `${timeIn(english, at, timeZone)}, ${withYear(dayIn(shortMonths, date), date)}`
}

/** `8:52 PM` for messages, whose readers may show a no-break space as a sign. */
export const plainClockText = (time: string): string =>
  clockIn(english, time).replace('\u00a0', ' ')

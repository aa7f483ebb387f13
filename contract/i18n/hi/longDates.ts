import { civilDateAt } from '#almanac/zone.ts'
import { clockIn, dayIn, timeIn, weekdayIn, withYear } from '#contract/i18n/dates.ts'
import type * as like from '#contract/i18n/en/longDates.ts'
import { english as table, months, shortMonths, shortWeekdays, weekdays } from './dateTable.ts'

/** The forms of papers and messages, apart from those that every page of the app loads. */

/** `27 नवंबर 2026` */
export const longDateText: typeof like.longDateText = (date) => withYear(dayIn(months, date), date)

/** `शुक्रवार, 27 नवंबर` */
export const longDayText: typeof like.longDayText = (date) =>
  `${weekdayIn(weekdays, date)}, ${dayIn(months, date)}`

/** `शुक्र, 27 नव॰ 2026` */
export const shortDayText: typeof like.shortDayText = (date) =>
  `${weekdayIn(shortWeekdays, date)}, ${withYear(dayIn(shortMonths, date), date)}`

/** `रात 8:52, 27 नव॰ 2026` */
export const datedMomentText: typeof like.datedMomentText = (at, timeZone) => {
  const date = civilDateAt(at, timeZone)
  return `${timeIn(table, at, timeZone)}, ${withYear(dayIn(shortMonths, date), date)}`
}

/** `रात 8:52` for messages, whose readers may show a no-break space as a sign. */
export const plainClockText: typeof like.plainClockText = (time) =>
  clockIn(table, time).replace('\u00a0', ' ')

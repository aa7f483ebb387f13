/**
 * Dates and times in the language of this build. A civil date is a string of some place's calendar
 * and is never shifted; an instant is shown in the time zone of its place, never in the browser's.
 */

import { dates } from '#contract/i18n/en/dates.ts'

export { civilDateAt as dateAt, clockAt } from '#almanac/zone.ts'
export { hoursText } from '#contract/i18n/en/dates.ts'

export const {
  dateText,
  shortDateText,
  dayText,
  weekdayText,
  shortWeekdayText,
  monthText,
  shortMonthText,
  timeText,
  clockText,
  momentText,
  fullMomentText,
  datedMomentText,
} = dates

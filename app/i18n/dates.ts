/**
 * Dates and times in the language of this build. A civil date is a string of some place's calendar
 * and is never shifted; an instant is shown in the time zone of its place, never in the browser's.
 */

export { civilDateAt as dateAt, clockAt } from '#almanac/zone.ts'
export {
  clockText,
  dateText,
  dayText,
  fullMomentText,
  hoursText,
  momentText,
  monthText,
  shortDateText,
  shortMonthText,
  shortWeekdayText,
  timeText,
  weekdayText,
} from '#contract/i18n/en/dates.ts'

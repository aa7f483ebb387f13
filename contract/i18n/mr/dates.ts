import { civilDateAt } from '#almanac/zone.ts'
import {
  clockIn,
  dayIn,
  momentIn,
  monthIn,
  timeIn,
  weekdayIn,
  withYear,
} from '#contract/i18n/dates.ts'
import type * as like from '#contract/i18n/en/dates.ts'
import { english as table, months, shortMonths, shortWeekdays, weekdays } from './dateTable.ts'

/** `27 नोव्हें` */
export const shortDateText: typeof like.shortDateText = (date) => dayIn(shortMonths, date)

/** `27 नोव्हें 2026` */
export const dateText: typeof like.dateText = (date) => withYear(shortDateText(date), date)

/** `शुक्रवार` */
export const weekdayText: typeof like.weekdayText = (date) => weekdayIn(weekdays, date)

/** `शुक्र` */
export const shortWeekdayText: typeof like.shortWeekdayText = (date) =>
  weekdayIn(shortWeekdays, date)

/** `शुक्रवार, 27 नोव्हें 2026` */
export const dayText: typeof like.dayText = (date) => `${weekdayText(date)}, ${dateText(date)}`

/** `नोव्हेंबर 2026` */
export const monthText: typeof like.monthText = (date) => withYear(monthIn(months, date), date)

/** `नोव्हें` */
export const shortMonthText: typeof like.shortMonthText = (date) => monthIn(shortMonths, date)

/** `रात्री 8:52` from `20:52` */
export const clockText: typeof like.clockText = (time) => clockIn(table, time)

/** `रात्री 8:52` */
export const timeText: typeof like.timeText = (at, timeZone) => timeIn(table, at, timeZone)

/** `संध्याकाळी 7:12, 26 नोव्हें`: if the day must be shown in any case. */
export const fullMomentText: typeof like.fullMomentText = (at, timeZone) =>
  momentIn(table, at, timeZone)

/** `रात्री 8:52` on the day itself, `रात्री 12:35, 11 मे` on another. */
export const momentText: typeof like.momentText = (at, timeZone, day) =>
  (civilDateAt(at, timeZone) === day ? timeText : fullMomentText)(at, timeZone)

const half = (hours: number): string =>
  hours % 1 === 0 ? String(hours) : `${Math.floor(hours) || ''}½`

/** `1-2 तास`, `½-1 तास`, `1½ तास`: one hour and many have the same word. */
export const hoursText: typeof like.hoursText = ({ from, to }) =>
  `${from === to ? '' : `${half(from)}-`}${half(to)} तास`

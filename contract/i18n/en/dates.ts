import type { CivilDate } from '#almanac/civilDate.ts'
import { civilDateAt, type Instant } from '#almanac/zone.ts'
import {
  clockIn,
  dayIn,
  momentIn,
  monthIn,
  timeIn,
  weekdayIn,
  withYear,
} from '#contract/i18n/dates.ts'
import { inBuild } from '#contract/i18n/built.ts'
import { english, months, shortMonths, shortWeekdays, weekdays } from './dateTable.ts'

/** `27 Nov` */
export const shortDateText = (date: CivilDate): string => dayIn(shortMonths, date)

/** `27 Nov 2026` */
export const dateText = (date: CivilDate): string => withYear(shortDateText(date), date)

/** `Friday` */
export const weekdayText = (date: CivilDate): string => weekdayIn(weekdays, date)

/** `Fri` */
export const shortWeekdayText = (date: CivilDate): string => weekdayIn(shortWeekdays, date)

/** `Friday, 27 Nov 2026` */
export const dayText = (date: CivilDate): string => `${weekdayText(date)}, ${dateText(date)}`

/** `November 2026` */
export const monthText = (date: CivilDate): string => withYear(monthIn(months, date), date)

/** `Nov` */
export const shortMonthText = (date: CivilDate): string => monthIn(shortMonths, date)

/** `8:52 PM` from `20:52` */
export const clockText = (time: string): string => clockIn(english, time)

/** `8:52 PM` */
export const timeText = (at: Instant, timeZone: string): string => timeIn(english, at, timeZone)

/** `7:12 PM, 26 Nov`: if the day must be shown in any case. */
export const fullMomentText = (at: Instant, timeZone: string): string =>
  momentIn(english, at, timeZone)

/** `8:52 PM` on the day itself, `12:35 AM, 11 May` on another. */
export const momentText = (at: Instant, timeZone: string, day: CivilDate): string =>
  (civilDateAt(at, timeZone) === day ? timeText : fullMomentText)(at, timeZone)

const half = (hours: number): string =>
  hours % 1 === 0 ? String(hours) : `${Math.floor(hours) || ''}½`

/** `1-2 hours`, `½-1 hour`, `1½ hours`. */
export const hoursText = ({ from, to }: { from: number; to: number }): string =>
  `${from === to ? '' : `${half(from)}-`}${half(to)} ${inBuild(to > 1 ? 'hours' : 'hour')}`

import { type CivilDate, monthOf, weekday } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt, type Instant } from '#almanac/zone.ts'

/**
 * Dates and times for people to read, the same on every engine, from a language's table. A civil date
 * is a string of some place's calendar and is never shifted; an instant is shown in the time zone of
 * its place. Each language binds these functions (`en/dates.ts`).
 */
export type DateTable = {
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  /** From Sunday on. */
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  /** Of an hour from 0 to 23, and minutes with two digits; on one line. */
  readonly clock: (hour: number, minutes: string) => string
}

export const monthIn = (months: readonly string[], date: CivilDate): string =>
  months[monthOf(date) - 1] ?? ''

export const weekdayIn = (weekdays: readonly string[], date: CivilDate): string =>
  weekdays[weekday(date)] ?? ''

/** `27 Nov` or `27 November` */
export const dayIn = (months: readonly string[], date: CivilDate): string =>
  `${Number(date.slice(8, 10))} ${monthIn(months, date)}`

/** `2026` after what is before it. */
export const withYear = (text: string, date: CivilDate): string => `${text} ${date.slice(0, 4)}`

/** From `20:52`. */
export const clockIn = ({ clock }: DateTable, time: string): string => {
  const [hour = 0, minutes = ''] = time.split(':')
  return clock(Number(hour), minutes.padStart(2, '0'))
}

/** The minute that has begun, as in printed almanacs. */
export const timeIn = (table: DateTable, at: Instant, timeZone: string): string =>
  clockIn(table, clockAt(at, timeZone))

export const momentIn = (table: DateTable, at: Instant, timeZone: string): string =>
  `${timeIn(table, at, timeZone)}, ${dayIn(table.shortMonths, civilDateAt(at, timeZone))}`

import { type CivilDate, monthOf, weekday } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt, type Instant } from '#almanac/zone.ts'

/** A language's names, days from Sunday on, and its clock. `Intl` is wrong for some of them and slow to start. */
export type DateTable = {
  readonly months: readonly string[]
  readonly shortMonths: readonly string[]
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
  /** Of an hour from 0 to 23, and minutes with two digits. */
  readonly clock: (hour: number, minutes: string) => string
}

/**
 * Dates and times for people to read, the same on every engine. A civil date is a string of some
 * place's calendar and is never shifted; an instant is shown in the time zone of its place.
 */
export const datesIn = ({ months, shortMonths, weekdays, shortWeekdays, clock }: DateTable) => {
  const nameOf = (date: CivilDate, names: readonly string[]) => names[monthOf(date) - 1] ?? ''
  const numbered = (date: CivilDate, names: readonly string[]) =>
    `${Number(date.slice(8, 10))} ${nameOf(date, names)}`
  const withYear = (text: string, date: CivilDate) => `${text} ${date.slice(0, 4)}`

  /** `27 Nov` */
  const shortDateText = (date: CivilDate) => numbered(date, shortMonths)
  /** `27 Nov 2026` */
  const dateText = (date: CivilDate) => withYear(shortDateText(date), date)
  /** `Friday` */
  const weekdayText = (date: CivilDate) => weekdays[weekday(date)] ?? ''
  /** `Fri` */
  const shortWeekdayText = (date: CivilDate) => shortWeekdays[weekday(date)] ?? ''
  /** `8:52 PM` from `20:52`, on one line. */
  const clockText = (time: string) => {
    const [hour = 0, minute = ''] = time.split(':')
    return clock(Number(hour), minute.padStart(2, '0'))
  }
  /** `8:52 PM`: the minute that has begun, as in printed almanacs. */
  const timeText = (at: Instant, timeZone: string) => clockText(clockAt(at, timeZone))
  /** `7:12 PM, 26 Nov`: if the day must be shown in any case. */
  const fullMomentText = (at: Instant, timeZone: string) =>
    `${timeText(at, timeZone)}, ${shortDateText(civilDateAt(at, timeZone))}`

  return {
    shortDateText,
    dateText,
    weekdayText,
    shortWeekdayText,
    clockText,
    timeText,
    fullMomentText,
    /** `8:52 PM` for messages, whose readers may show a no-break space as a sign. */
    plainClockText: (time: string) => clockText(time).replace('\u00a0', ' '),
    /** `Friday, 27 Nov 2026` */
    dayText: (date: CivilDate) => `${weekdayText(date)}, ${dateText(date)}`,
    /** `Fri, 27 Nov 2026` */
    shortDayText: (date: CivilDate) => `${shortWeekdayText(date)}, ${dateText(date)}`,
    /** `Friday, 27 November` */
    longDayText: (date: CivilDate) => `${weekdayText(date)}, ${numbered(date, months)}`,
    /** `27 November 2026` */
    longDateText: (date: CivilDate) => withYear(numbered(date, months), date),
    /** `November 2026` */
    monthText: (date: CivilDate) => withYear(nameOf(date, months), date),
    /** `Nov` */
    shortMonthText: (date: CivilDate) => nameOf(date, shortMonths),
    /** `8:52 PM` on the day itself, `12:35 AM, 11 May` on another. */
    momentText: (at: Instant, timeZone: string, day: CivilDate) =>
      civilDateAt(at, timeZone) === day ? timeText(at, timeZone) : fullMomentText(at, timeZone),
    /** `8:52 PM, 27 Nov 2026` */
    datedMomentText: (at: Instant, timeZone: string) =>
      `${timeText(at, timeZone)}, ${dateText(civilDateAt(at, timeZone))}`,
  }
}

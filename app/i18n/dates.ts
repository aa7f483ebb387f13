/**
 * Dates and times for people to read. A civil date is a string of some place's calendar and is
 * never shifted; an instant is shown in the time zone of its place, never in the browser's.
 */

const locale = 'en-US'
const formats = new Map<string, Intl.DateTimeFormat>()

/** Creating a formatter is slower than using it a hundred times, so they are cached. */
function format(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${options.timeZone}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** `Nov 27, 2026` */
export const dateText = (date: string): string =>
  format('date', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(noonOf(date))

/** `Nov 27` */
export const shortDateText = (date: string): string =>
  format('short', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(noonOf(date))

/** `Friday` */
export const weekdayText = (date: string): string =>
  format('weekday', { timeZone: 'UTC', weekday: 'long' }).format(noonOf(date))

/** `November 2026` */
export const monthText = (date: string): string =>
  format('month', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(noonOf(date))

/** `Nov` */
export const shortMonthText = (date: string): string =>
  format('short month', { timeZone: 'UTC', month: 'short' }).format(noonOf(date))

/** `8:52 PM`: the minute that has begun, as in printed almanacs. */
export const timeText = (at: number, timeZone: string): string =>
  format('time', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll(/\s/g, '\u00a0')

/** `20:52` on a place's clocks. */
export const clockAt = (at: number, timeZone: string): string =>
  format('clock', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

/** `8:52 PM` from `20:52`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

/** The day of an instant on a place's calendar, `2026-11-27`. */
export function dateAt(at: number, timeZone: string): string {
  const parts = Object.fromEntries(
    format('parts', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}`
}

/** `8:52 PM` on the day itself, `12:35 AM, May 11` on another. */
export function momentText(at: number, timeZone: string, day: string): string {
  const date = dateAt(at, timeZone)
  const time = timeText(at, timeZone)
  return date === day ? time : `${time}, ${shortDateText(date)}`
}

/** `7:12 PM, Nov 26`: if the day must be shown in any case. */
export const fullMomentText = (at: number, timeZone: string): string =>
  `${timeText(at, timeZone)}, ${shortDateText(dateAt(at, timeZone))}`

const half = (hours: number): string =>
  hours % 1 === 0 ? String(hours) : `${Math.floor(hours) || ''}½`

/** `1-2 hours`, `½-1 hour`, `1½ hours`. */
export const hoursText = ({ from, to }: { from: number; to: number }): string =>
  `${from === to ? '' : `${half(from)}-`}${half(to)} ${to > 1 ? 'hours' : 'hour'}`

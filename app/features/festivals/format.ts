import { addDays } from '#almanac/civilDate.ts'

// A civil date has no zone: read and shown in UTC it stays itself.
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (date: string): string => format.format(new Date(`${date}T00:00Z`))
}

/** `Nov 27, 2026` */
export const formatDate = formatter({ month: 'short', day: 'numeric', year: 'numeric' })
/** `Friday, Nov 27, 2026` */
export const formatLongDate = formatter({
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
/** `November 2026` */
export const formatMonth = formatter({ month: 'long', year: 'numeric' })
/** `November` */
export const formatMonthName = formatter({ month: 'long' })
const formatDay = formatter({ month: 'short', day: 'numeric' })

/** `8:52 PM` from `20:52`. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The moonrise a fast is broken at. After midnight it belongs to the day before, so its own date is
 * said too: `12:35 AM, May 11`.
 */
export const formatMoonrise = (date: string, time: string): string =>
  time < '12:00' ? `${formatTime(time)}, ${formatDay(addDays(date, 1))}` : formatTime(time)

/** `Nov 27, 8:52 PM` on the clocks of a zone. */
export const formatInstant = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(instant)

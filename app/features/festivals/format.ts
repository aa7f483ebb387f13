import { addDays } from '#almanac/civilDate.ts'
import { dateText, shortDateText, weekdayText } from '#app/i18n/dates.ts'

/** `Friday, Nov 27, 2026` */
export const longDateText = (date: string): string => `${weekdayText(date)}, ${dateText(date)}`

/** `8:52 PM` from `20:52`. */
function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The moonrise at which a fast is broken. After midnight it belongs to the day before, so its date
 * is shown too: `12:35 AM, May 11`.
 */
export const moonriseText = (date: string, time: string): string =>
  time < '12:00' ? `${clockText(time)}, ${shortDateText(addDays(date, 1))}` : clockText(time)

import { datesIn } from '#contract/i18n/dates.ts'

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** From Sunday on. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 3))
export const shortWeekdays = shortened(weekdays)

export const dates = datesIn({
  months,
  shortMonths: shortened(months),
  weekdays,
  shortWeekdays,
  clock: (hour, minutes) => `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`,
})

const half = (hours: number): string =>
  hours % 1 === 0 ? String(hours) : `${Math.floor(hours) || ''}½`

/** `1-2 hours`, `½-1 hour`, `1½ hours`. */
export const hoursText = ({ from, to }: { from: number; to: number }): string =>
  `${from === to ? '' : `${half(from)}-`}${half(to)} ${to > 1 ? 'hours' : 'hour'}`

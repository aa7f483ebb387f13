import { built } from '#contract/i18n/built.ts'
import type { DateTable } from '#contract/i18n/dates.ts'

const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 3))

export const months = built(
  'January February March April May June July August September October November December',
).split(' ')
/** From Sunday on. */
export const weekdays = built('Sunday Monday Tuesday Wednesday Thursday Friday Saturday').split(' ')
export const shortMonths = shortened(months)
export const shortWeekdays = shortened(weekdays)

export const english: DateTable = {
  months,
  shortMonths,
  weekdays,
  shortWeekdays,
  clock: (hour, minutes) => `${hour % 12 || 12}:${minutes}\u00a0${built(hour < 12 ? 'AM' : 'PM')}`,
}

import { inBuild } from '#contract/i18n/built.ts'
import type { DateTable } from '#contract/i18n/dates.ts'

const shortened = (names: readonly string[]) => names.map((name) => name.slice(0, 3))

const monthNames =
  'January February March April May June July August September October November December'
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'

export const months = inBuild(monthNames).split(' ')
/** From Sunday on. */
export const weekdays = inBuild(weekdayNames).split(' ')
export const shortMonths = shortened(months)
export const shortWeekdays = shortened(weekdays)

export const english: DateTable = {
  months,
  shortMonths,
  weekdays,
  shortWeekdays,
  clock: (hour, minutes) => {
    const half = hour < 12 ? 'AM' : 'PM'
    return `${hour % 12 || 12}:${minutes}\u00a0${inBuild(half)}`
  },
}

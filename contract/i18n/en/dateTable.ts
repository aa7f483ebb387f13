import { inBuild } from '#contract/i18n/built.ts'
import type { DateTable } from '#contract/i18n/dates.ts'

const monthNames =
  'January February March April May June July August September October November December'
const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'

const named = (names: string) => inBuild(names).split(' ')
const shortened = (names: string) => named(names.replace(/(\w{3})\w*/g, '$1'))

export const months = named(monthNames)
/** From Sunday on. */
export const weekdays = named(weekdayNames)
export const shortMonths = shortened(monthNames)
export const shortWeekdays = shortened(weekdayNames)

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

import { daysOfMonth } from '#app/almanac/daysOfMonth.ts'
import { addDays } from '#almanac/civilDate.ts'

/** Far enough ahead to include the next observance, even if staff have moved it. */
export const aheadOf = (date: string) => ({ from: date, to: addDays(date, 65) })

/** The first and the last day of a month, `2026-11`. */
export function rangeOf(month: string) {
  const days = daysOfMonth(month)
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

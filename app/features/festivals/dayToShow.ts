import type { Festival } from '#contract/festivals/public.ts'
import { firstDayOf, isIn, type Month } from './civilMonth.ts'

/**
 * The day selected when a month opens: its next festival; if none is left, today in this month and
 * the first festival of another; otherwise its first day.
 */
export function dayToShow(month: Month, today: string, festivals: readonly Festival[]): string {
  const days = festivals.map(({ date }) => date).filter((date) => isIn(month, date))
  const next = days.find((date) => date >= today)
  if (next !== undefined) return next
  return isIn(month, today) ? today : (days[0] ?? firstDayOf(month))
}

import type { Festival } from '#contract/festivals.ts'
import { firstDayOf, isIn, type Month } from './civilMonth.ts'

/**
 * The day a month opens with: its next festival; where none is left, today in this month and the
 * first festival of another; else its first.
 */
export function dayToShow(month: Month, today: string, festivals: readonly Festival[]): string {
  const days = festivals.map(({ date }) => date).filter((date) => isIn(month, date))
  const next = days.find((date) => date >= today)
  if (next !== undefined) return next
  return isIn(month, today) ? today : (days[0] ?? firstDayOf(month))
}

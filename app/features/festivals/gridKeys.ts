import { addDays, weekday } from '#almanac/civilDate.ts'
import { addMonthsTo } from './civilMonth.ts'

/**
 * Where a key leads from a day of the grid, by the ARIA grid pattern for calendars; otherwise
 * undefined.
 */
export function dayByKey(date: string, key: string, isShifted: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekday(date))
    case 'End':
      return addDays(date, 6 - weekday(date))
    case 'PageUp':
      return addMonthsTo(date, isShifted ? -12 : -1)
    case 'PageDown':
      return addMonthsTo(date, isShifted ? 12 : 1)
    default:
      return undefined
  }
}

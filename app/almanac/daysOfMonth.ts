import { addDays, type CivilDate } from '#almanac/civilDate.ts'

/** The days of a month, `2026-11`. */
export function daysOfMonth(month: string): CivilDate[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) =>
    date.startsWith(month),
  )
}

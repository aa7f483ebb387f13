import { daysOfPeriod, financialYearOf, yearBefore } from '#server/money/financialYear.ts'
import type { Days } from './entries.ts'

const isFinancial = (year: string): boolean => year.length > 4

/** The first and the last day of `2026-27` or `2026`. */
export const daysOfYear = (year: string): Days =>
  isFinancial(year)
    ? daysOfPeriod({ financialYear: year }, '')
    : { from: `${year}-01-01`, to: `${year}-12-31` }

export const previousYear = (year: string): string =>
  isFinancial(year) ? yearBefore(year) : String(Number(year) - 1)

/** The same day a year before; of 29 February the 28th. */
export const dayBefore = (day: string): string => {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before
}

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(last - first, 0) + 1 }, (_, at) => last - at)

/** The years from the one of the first day to the one of the last, the latest first. */
export const yearsBetween = (first: string, last: string) => ({
  calendarYears: from(Number(first.slice(0, 4)), Number(last.slice(0, 4))).map(String),
  financialYears: from(
    Number(financialYearOf(first).slice(0, 4)),
    Number(financialYearOf(last).slice(0, 4)),
  ).map((year) => financialYearOf(`${year}-04-01`)),
})

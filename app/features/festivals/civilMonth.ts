import { addDays, weekday } from '#almanac/civilDate.ts'
import { firstYear, lastYear } from '#almanac/civilDate.ts'

/** A month of the civil calendar, `month` from 1. */
export type Month = { year: number; month: number }

export const monthOf = (date: string): Month => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
})

export const isIn = ({ year, month }: Month, date: string): boolean =>
  date.startsWith(firstDayOf({ year, month }).slice(0, 7))

export const firstDayOf = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`

const lastDayOf = (month: Month): string => addDays(firstDayOf(addMonths(month, 1)), -1)

export function addMonths({ year, month }: Month, count: number): Month {
  const months = year * 12 + month - 1 + count
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 }
}

/** The same day of another month, or that month's last day if it is shorter. */
export function addMonthsTo(date: string, count: number): string {
  const first = firstDayOf(addMonths(monthOf(date), count))
  const last = lastDayOf(monthOf(first))
  const day = Math.min(Number(date.slice(8)), Number(last.slice(8)))
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** What a month's grid shows: six weeks from the Sunday on or before its first day. */
export function cellsOf(month: Month): string[] {
  const first = firstDayOf(month)
  const start = addDays(first, -weekday(first))
  return Array.from({ length: 42 }, (_, index) => addDays(start, index))
}

/** Whether the almanac covers it. */
export const isKnownMonth = ({ year }: Month): boolean => year >= firstYear && year <= lastYear

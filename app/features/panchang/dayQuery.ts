import { firstYear, isCivilDate, lastYear, yearOf } from '#almanac/civilDate.ts'

export type DayQuery = { is: 'day'; date: string } | { is: 'no-date' } | { is: 'out-of-range' }

/** The day in an address (today if it names none), or why it is invalid. */
export function parseDay(text: string | undefined, today: string): DayQuery {
  const date = text ?? today
  if (!isCivilDate(date)) return { is: 'no-date' }
  return isCovered(date) ? { is: 'day', date } : { is: 'out-of-range' }
}

/** Whether the almanac has the day. */
export const isCovered = (date: string): boolean =>
  yearOf(date) >= firstYear && yearOf(date) <= lastYear

/** The same for a month, `2026-11`, as its first day. */
export const parseMonth = (text: string | undefined, today: string): DayQuery =>
  parseDay(text === undefined ? `${today.slice(0, 7)}-01` : `${text}-01`, today)

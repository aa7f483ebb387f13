import { addDays, weekday } from '#almanac/civilDate.ts'
import type { Offering, SponsorCalendar } from '#contract/sponsorships/public.ts'

/** `taken`: all of its places. */
export type DayState =
  | { readonly kind: 'free'; readonly left: number }
  | { readonly kind: 'taken' | 'closed' | 'none' }

/** The state of a day for a sponsor; `none` outside the days that can be chosen. */
export function stateOf(
  date: string,
  { places, taken }: Offering,
  { from, to, closed }: Pick<SponsorCalendar, 'from' | 'to' | 'closed'>,
): DayState {
  if (date < from || date > to) return { kind: 'none' }
  if (closed.includes(date)) return { kind: 'closed' }
  const left = places - (taken.find((day) => day.date === date)?.places ?? 0)
  return left > 0 ? { kind: 'free', left } : { kind: 'taken' }
}

/** The days of a month (`2026-12`), with undefined for the weekdays before its first. */
export function daysOfMonth(month: string): readonly (string | undefined)[] {
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((date) =>
    date.startsWith(month),
  )
  return [...Array.from({ length: weekday(first) }, () => undefined), ...days]
}

/** The month that is so many before or after. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

import { addDays, type Tally } from '#app/offline/sadhana/summary.ts'
import type { Sankalp } from '#contract/sadhana/public.ts'

/** Days with practice in the week of this day, which begins on Monday, as in the heat map. */
export function daysThisWeek(days: ReadonlyMap<string, Tally>, today: string): number {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const week = Array.from({ length: weekday + 1 }, (_, ago) => addDays(today, -ago))
  return week.filter((day) => days.has(day)).length
}

export type SankalpState =
  | { readonly is: 'done' }
  /** The date has passed. It is not failed: it can be continued. */
  | { readonly is: 'over' }
  | { readonly is: 'ahead'; readonly perDay: number }

const dayMs = 86_400_000

/** Progress of a sankalp, and how many beads a day remain, today included. */
export function stateOf({ beads, until }: Sankalp, counted: number, today: string): SankalpState {
  if (counted >= beads) return { is: 'done' }
  if (today > until) return { is: 'over' }
  const days = (Date.parse(until) - Date.parse(today)) / dayMs + 1
  return { is: 'ahead', perDay: Math.ceil((beads - counted) / days) }
}

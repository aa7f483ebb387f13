import { addDays, type Tally } from '#app/offline/sadhana/summary.ts'

/** A day of the heat map: 0 without practice, then four steps; a puja at home, which has no beads, is the first. */
export type HeatDay = { readonly date: string; readonly beads: number; readonly level: number }

const weeks = 53
const steps = [1, 108, 324, 1080]

/** The weeks until today's, Monday first; the days after today are left out. */
export function yearOf(days: ReadonlyMap<string, Tally>, today: string): HeatDay[][] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const first = addDays(today, -weekday - (weeks - 1) * 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(first, week * 7 + day))
      .filter((date) => date <= today)
      .map((date) => {
        const beads = days.get(date)?.beads ?? 0
        const step = steps.filter((least) => beads >= least).length
        return { date, beads, level: days.has(date) ? Math.max(step, 1) : 0 }
      }),
  )
}

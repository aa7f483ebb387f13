import { riteOfLog } from './riteInLog.ts'
import type { Sitting } from './sittings.ts'

export type Tally = { readonly beads: number; readonly rounds: number; readonly ms: number }

export const emptyTally: Tally = { beads: 0, rounds: 0, ms: 0 }

export type Summary = {
  /** By civil date; days without a bead or a puja are left out. */
  readonly days: ReadonlyMap<string, Tally>
  /** By mantra id, most beads first; and pujas at home (riteInLog.ts). */
  readonly mantras: readonly (readonly [string, Tally])[]
  readonly all: Tally
}

const plus = (a: Tally = emptyTally, b: Tally): Tally => ({
  beads: a.beads + b.beads,
  rounds: a.rounds + b.rounds,
  ms: a.ms + b.ms,
})

/** The whole log in one pass. */
export function summarise(sittings: readonly Sitting[]): Summary {
  const days = new Map<string, Tally>()
  const mantras = new Map<string, Tally>()
  let all = emptyTally
  for (const sitting of sittings) {
    // A mala that was only opened; a puja has no beads.
    if (sitting.beads === 0 && riteOfLog(sitting.mantra) === undefined) continue
    days.set(sitting.day, plus(days.get(sitting.day), sitting))
    mantras.set(sitting.mantra, plus(mantras.get(sitting.mantra), sitting))
    all = plus(all, sitting)
  }
  return { days, mantras: [...mantras].toSorted(([, a], [, b]) => b.beads - a.beads), all }
}

const dayMs = 86_400_000

/** The civil date so many days away. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** Days that may be missed within seven without ending the row. */
const graceDays = 2
const graceWindow = 7

/**
 * Days of practice in a row until today. Two missed days in any seven are forgiven, and today is not
 * missed before it is over.
 */
export function streakOf(days: { has: (day: string) => boolean }, today: string): number {
  let streak = days.has(today) ? 1 : 0
  let missed: string[] = []
  for (let day = addDays(today, -1); ; day = addDays(day, -1)) {
    if (days.has(day)) {
      streak += 1
      continue
    }
    const windowEnd = addDays(day, graceWindow - 1)
    missed = [...missed.filter((one) => one <= windowEnd), day]
    if (missed.length > graceDays) return streak
  }
}

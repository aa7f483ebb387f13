import type { Bead, Mala } from './beads.ts'

/** One sitting with one mantra, an entry of the log. */
export type Sitting = {
  /** Its own in all the world, so that it is never stored twice. */
  readonly id: string
  readonly mantra: string
  /** The civil date where the person was. */
  readonly day: string
  readonly beads: number
  /** Rounds completed in it. */
  readonly rounds: number
  readonly ms: number
  /** ISO, UTC. */
  readonly startedAt: string
  /** The later of two versions is kept. */
  readonly changedAt: string
  /** Whose it is; absent if it was told before logging in. */
  readonly account?: string
  /** The account does not have this version yet. */
  readonly isUnsent?: boolean
}

const minuteMs = 60_000
/** A longer pause begins a new sitting. */
export const pauseMs = 30 * minuteMs
/** The most that one bead adds to the time, for a person may have walked away. */
const mostMs = { tap: 3 * minuteMs, recitation: 15 * minuteMs, undo: 0 }

/** Whether a bead belongs to the sitting before it. */
export const isSameSitting = (sitting: Sitting, { day, at }: Bead): boolean =>
  sitting.day === day && at - Date.parse(sitting.changedAt) < pauseMs

export const beginSitting = (id: string, mantra: string, { day, at }: Bead): Sitting => {
  const time = new Date(at).toISOString()
  return { id, mantra, day, beads: 0, rounds: 0, ms: 0, startedAt: time, changedAt: time }
}

/** The sitting after a bead that moved the mala from `before` to `after`. */
export function addTo(sitting: Sitting, bead: Bead, before: Mala, after: Mala): Sitting {
  const last = Date.parse(sitting.changedAt)
  const spentMs = sitting.beads === 0 ? 0 : Math.min(Math.max(bead.at - last, 0), mostMs[bead.kind])
  return {
    ...sitting,
    beads: sitting.beads + after.beads - before.beads,
    rounds: Math.max(sitting.rounds + after.rounds - before.rounds, 0),
    ms: sitting.ms + spentMs,
    changedAt: new Date(Math.max(bead.at, last)).toISOString(),
  }
}

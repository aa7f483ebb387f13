import type { FieldError } from '#contract/errors.ts'
import type { AccountSitting } from '#contract/sadhana/public.ts'
import type { Bead, Mala } from './beads.ts'

/** The server's reason, which gets words when it is read. Earlier versions of the app stored English ones. */
export type SittingRefusal = Pick<FieldError, 'code' | 'params'> | string

/** One sitting with one mantra, an entry of the log. */
export type Sitting = {
  /** Globally unique, so that it is never stored twice. */
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
  /** Increases with every version; of two versions the later wins. */
  readonly changedAt: string
  /** Its owner; absent if it was counted before login. */
  readonly account?: string
  /** The account does not have this version yet. A number, because IndexedDB has no index of booleans. */
  readonly isUnsent?: 1
  /** Why the account does not take this version. */
  readonly refusal?: SittingRefusal
  /** Begun on another device; only that one continues it. */
  readonly isElsewhere?: true
  /** Accounts that have declined this guest’s sitting. */
  readonly notOf?: readonly string[]
}

/** What the account and a file hold of it. */
export const bareSitting = (sitting: Sitting): AccountSitting => ({
  id: sitting.id,
  mantra: sitting.mantra,
  day: sitting.day,
  beads: sitting.beads,
  rounds: sitting.rounds,
  ms: sitting.ms,
  startedAt: sitting.startedAt,
  changedAt: sitting.changedAt,
})

const minuteMs = 60_000
/** A longer pause begins a new sitting. */
const pauseMs = 30 * minuteMs
/** The most that one bead adds to the time, for a person may have walked away. */
const mostMs = { tap: 3 * minuteMs, recitation: 15 * minuteMs, undo: 0 }

/** Whether a bead belongs to the sitting before it. */
export const isSameSitting = (sitting: Sitting, { day, at }: Bead): boolean =>
  sitting.day === day && at - Date.parse(sitting.changedAt) < pauseMs

export const beginSitting = (id: string, mantra: string, { day, at }: Bead): Sitting => {
  const time = new Date(at).toISOString()
  return { id, mantra, day, beads: 0, rounds: 0, ms: 0, startedAt: time, changedAt: time }
}

const isFresh = ({ beads, startedAt, changedAt }: Sitting): boolean =>
  beads === 0 && startedAt === changedAt

/** The sitting after a bead that moved the mala from `before` to `after`. */
export function addTo(sitting: Sitting, bead: Bead, before: Mala, after: Mala): Sitting {
  const last = Date.parse(sitting.changedAt)
  const spentMs = sitting.beads === 0 ? 0 : Math.min(Math.max(bead.at - last, 0), mostMs[bead.kind])
  return {
    ...sitting,
    beads: sitting.beads + after.beads - before.beads,
    rounds: Math.max(sitting.rounds + after.rounds - before.rounds, 0),
    ms: sitting.ms + spentMs,
    // Two beads within a millisecond, or a clock that was set back, make two versions all the same.
    changedAt: new Date(Math.max(bead.at, isFresh(sitting) ? last : last + 1)).toISOString(),
  }
}

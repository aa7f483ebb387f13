import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import type { Goals, Sankalp } from '#contract/sadhana/public.ts'
import { noGoals } from './goalsRow.ts'
import type { Sitting } from './sittings.ts'
import { type Summary, summarise } from './summary.ts'
import { isOwn } from './whose.ts'

/** One person's log, and whether a guest's entries could be added to it. */
export type OwnLog = {
  readonly summary: Summary
  readonly goals: Goals
  /** Beads of the sankalp's mantra since its first day. */
  readonly sankalpBeads: number
  /** A guest's beads on this phone that may belong to the account. */
  readonly guests: Pick<Summary, 'all'> & { readonly days: number }
  /** Sittings that are on their way into the account. */
  readonly waiting: number
  /** Sittings that the account does not take. */
  readonly refused: readonly RefusedSitting[]
}

/** `why` is empty if its words could not be loaded. */
type RefusedSitting = Sitting & { readonly why: string }

const beadsOf = (sittings: readonly Sitting[], sankalp: Sankalp | undefined): number => {
  if (!sankalp) return 0
  let beads = 0
  for (const one of sittings)
    if (one.mantra === sankalp.mantra && one.day >= sankalp.from) beads += one.beads
  return beads
}

/** Seldom are there any, so the words are loaded then. */
const withReasons = (refused: readonly Sitting[]): Promise<RefusedSitting[]> =>
  refused.length === 0
    ? Promise.resolve([])
    : import('./whyRefused.ts').then(
        ({ whyRefused }) => refused.map((sitting) => ({ ...sitting, why: whyRefused(sitting) })),
        () => refused.map((sitting) => ({ ...sitting, why: '' })),
      )

/** The account's sittings and a guest's; a guest sees only the latter. */
export async function readOwnLog(db: OfflineDb, account: string | undefined): Promise<OwnLog> {
  // In an explicit transaction: otherwise Dexie caches and clones every row of a live query.
  const [all, stored] = await db.transaction('r', [db.sittings, db.goals], () =>
    Promise.all([db.sittings.toArray(), db.goals.get(account ?? guestAccount)]),
  )
  const own = all.filter((sitting) => isOwn(sitting, account))
  const { goals } = stored ?? { goals: noGoals }
  const guests = summarise(account === undefined ? [] : own.filter((one) => !one.account))
  const unsent = own.filter((one) => one.account !== undefined && one.isUnsent)
  return {
    summary: summarise(own),
    goals,
    sankalpBeads: beadsOf(own, goals.sankalp),
    guests: { all: guests.all, days: guests.days.size },
    waiting: unsent.filter(({ refusal }) => refusal === undefined).length,
    refused: await withReasons(unsent.filter(({ refusal }) => refusal !== undefined)),
  }
}

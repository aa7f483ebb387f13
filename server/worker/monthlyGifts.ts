import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { findNextGiftCheck } from '#server/features/monthlyGifts/repository.ts'
import type { Sync } from '#server/features/monthlyGifts/sync.ts'
import { claimDue } from '#server/payments/due.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

/** After this, what a worker asked about that died, or got no answer, is asked about again. */
const leaseMs = 10 * 60_000

type Deps = {
  readonly db: Knex
  readonly monthlyGifts: Pick<Sync, 'sync'>
  readonly now: () => Date
  readonly log: Logger
}

/** Monthly gifts by card without news for a while, and those that a donor wants to end. */
export const createGiftJob = ({ db, monthlyGifts, now }: Omit<Deps, 'log'>): Job => ({
  nextDue: async () => {
    const due = await findNextGiftCheck(db)
    return due === undefined ? undefined : new Date(due)
  },
  take: async () => {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
    const table = { table: 'monthly_gifts', column: 'ask_at' }
    const id = await claimDue(db, table, { now: at.toISOString(), leaseUntil })
    return id === undefined ? undefined : async () => void (await monthlyGifts.sync(db, id))
  },
})

export const createGiftWorker = (deps: Deps): Worker =>
  createWorker({
    job: createGiftJob(deps),
    lanes: 1,
    spacingMs: 200,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, 'a monthly gift could not be checked'),
  })

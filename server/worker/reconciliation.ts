import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { claimCheck, findNextCheck } from '#server/payments/due.ts'
import type { Payments } from '#server/payments/payments.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

/**
 * Longer than asking takes: after it, what a worker asked about that died, or got no answer, is
 * asked about again.
 */
const leaseMs = 5 * 60_000

type Deps = {
  readonly db: Knex
  readonly payments: Pick<Payments, 'reconcile'>
  readonly now: () => Date
  readonly log: Logger
}

/** Card payments without news for a while. */
export const createReconciliation = ({ db, payments, now }: Omit<Deps, 'log'>): Job => ({
  nextDue: async () => {
    const due = await findNextCheck(db)
    return due === undefined ? undefined : new Date(due)
  },
  take: async () => {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
    const subject = await claimCheck(db, { now: at.toISOString(), leaseUntil })
    return subject && (() => payments.reconcile(db, subject))
  },
})

/** Asks the payment provider, a few times a second at most. It starts when it is first woken. */
export const createReconciler = (deps: Deps): Worker =>
  createWorker({
    job: createReconciliation(deps),
    lanes: 2,
    spacingMs: 200,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, 'a payment could not be checked'),
  })

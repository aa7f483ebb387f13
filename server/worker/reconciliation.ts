import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { claimCheck, findNextCheck } from '#server/payments/eventRepository.ts'
import type { Payments } from '#server/payments/payments.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

/**
 * Longer than asking takes: after it, what a worker asked about that died, or got no answer, is
 * asked about again.
 */
const leaseMs = 5 * 60_000

type Deps = {
  readonly db: Knex
  readonly payments: Pick<Payments, 'reconcile' | 'listPayables'>
  readonly now: () => Date
  readonly log: Logger
}

/** Card payments without news for a while. */
export const createReconciliation = ({ db, payments, now }: Omit<Deps, 'log'>): Job => ({
  nextDue: async () => {
    const asked = payments.listPayables().map(({ table }) => findNextCheck(db, table))
    const [due] = (await Promise.all(asked)).filter((at) => at !== undefined).toSorted()
    return due === undefined ? undefined : new Date(due)
  },
  take: async () => {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
    for (const { table, type } of payments.listPayables()) {
      const id = await claimCheck(db, table, { now: at.toISOString(), leaseUntil })
      if (id !== undefined) return () => payments.reconcile(db, { type, id })
    }
    return undefined
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

import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Cards } from '#server/features/donations/cards/cards.ts'
import { claimCheck, findNextCheck } from '#server/features/donations/cards/eventRepository.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

/**
 * Longer than asking takes: after it, the donation of a worker that died, or got no answer, is
 * asked about again.
 */
const leaseMs = 5 * 60_000

type Deps = {
  readonly db: Knex
  readonly cards: Pick<Cards, 'reconcile'>
  readonly now: () => Date
  readonly log: Logger
}

/** Card donations without news for a while. */
export const createReconciliation = ({ db, cards, now }: Omit<Deps, 'log'>): Job => ({
  nextDue: async () => {
    const due = await findNextCheck(db)
    return due === undefined ? undefined : new Date(due)
  },
  take: async () => {
    const at = now()
    const leaseUntil = new Date(at.getTime() + leaseMs).toISOString()
    const id = await claimCheck(db, { now: at.toISOString(), leaseUntil })
    return id === undefined ? undefined : () => cards.reconcile(db, id)
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

import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Refunds } from '#server/features/orders/refunds.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

type Deps = {
  readonly db: Knex
  readonly refunds: Refunds
  readonly now: () => Date
  readonly log: Logger
}

export const createRefundJob = ({ db, refunds }: Pick<Deps, 'db' | 'refunds'>): Job => ({
  nextDue: async () => {
    const due = await refunds.nextDue(db)
    return due === undefined ? undefined : new Date(due)
  },
  take: () => refunds.take(db),
})

/** Sends what is owed to buyers who paid by card, one after the other. */
export const createRefundWorker = (deps: Deps): Worker =>
  createWorker({
    job: createRefundJob(deps),
    lanes: 1,
    spacingMs: 200,
    now: deps.now,
    onError: (error) => deps.log.error({ err: error }, 'an order could not be refunded'),
  })

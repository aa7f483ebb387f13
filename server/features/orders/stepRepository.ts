import type { Knex } from 'knex'
import type { staffOrderNotes } from '#contract/orders/admin.ts'
import type { OrderStatus } from '#contract/orders/public.ts'
import { createTrail } from '#server/payments/trail.ts'

export type OrderStep = {
  readonly status: OrderStatus
  readonly at: string
  readonly by: 'buyer' | 'provider' | 'temple'
  /** Which member of staff. */
  readonly actorId?: string | undefined
  /** What happened besides a change of the status. */
  readonly note?: (typeof staffOrderNotes)[number] | undefined
  /** Whole rupees that were handed back in cash. */
  readonly cash?: number | undefined
}

const trail = createTrail<OrderStep>({
  table: 'order_steps',
  owner: 'order_id',
  columns: ['status', 'at', 'by', 'actorId', 'note', 'cash'],
})

export const addStep = trail.add

export const listSteps = trail.list

/** The last of so many. */
export const deleteStep = async (trx: Knex, orderId: string, steps: number): Promise<void> => {
  await trx('order_steps')
    .where({ order_id: orderId, position: steps - 1 })
    .delete()
}

/** It was cancelled only because nobody had paid in time. */
export const hasExpired = async (db: Knex, orderId: string): Promise<boolean> =>
  (await listSteps(db, orderId)).at(-1)?.note === 'expired'

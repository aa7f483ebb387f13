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

/** It was cancelled only because nobody had paid in time. */
export const hasExpired = async (db: Knex, orderId: string): Promise<boolean> =>
  (await listSteps(db, orderId)).at(-1)?.note === 'expired'

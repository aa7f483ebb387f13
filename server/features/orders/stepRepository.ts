import type { Knex } from 'knex'
import type { OrderNote, OrderStatus } from '#contract/orders/public.ts'
import { countRows } from '#server/db/paging.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type OrderStep = {
  readonly status: OrderStatus
  readonly at: string
  readonly by: 'buyer' | 'provider' | 'temple'
  /** Which member of staff. */
  readonly actorId?: string | undefined
  /** What happened besides a change of the status. */
  readonly note?: OrderNote | undefined
  /** Whole rupees that were handed back in cash. */
  readonly cash?: number | undefined
}

/** Adds a step and returns its number; the order's row is locked. */
export const addStep = async (
  trx: Knex,
  orderId: string,
  { status, at, by, actorId, note, cash }: OrderStep,
): Promise<number> => {
  const position = await countRows(trx('order_steps').where({ order_id: orderId }))
  const step = { orderId, position, status, at, by, actorId, note, cash }
  await insertRows(trx, 'order_steps', [toColumns(step)])
  return position
}

/** It was cancelled only because nobody had paid in time. */
export const hasExpired = async (db: Knex, orderId: string): Promise<boolean> =>
  (await listSteps(db, orderId)).at(-1)?.note === 'expired'

type NamedStep = Omit<OrderStep, 'actorId' | 'cash'> & {
  readonly actor?: { readonly id: string; readonly username?: string | undefined }
}

/** The trail, with the usernames of the staff in it. */
export const listSteps = async (db: Knex, orderId: string): Promise<NamedStep[]> => {
  const rows = await records<OrderStep & { username?: string }>(db, 'order_steps as step')
    .leftJoin('users', 'users.id', 'step.actor_id')
    .where({ order_id: orderId })
    .orderBy('step.position')
    .select('step.*', 'users.username')
  return rows.map(({ status, at, by, actorId: id, username, note }) => ({
    status,
    at,
    by,
    ...(id !== undefined && { actor: { id, username } }),
    note,
  }))
}

import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import type { channels } from '#contract/newsletter/admin.ts'
import type { Page } from '#contract/paging.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { subscriptions, table, type Subscription } from './repository.ts'

export type SubscriberFilter = {
  readonly status?: SubscriptionStatus | undefined
  /** All subscribers here read by email. */
  readonly channel?: (typeof channels)[number] | undefined
  readonly search?: string | undefined
}

const latestFirst: readonly SortKey<Subscription>[] = [
  { by: 'subscribed_at', of: (row) => row.subscribedAt, type: 'text', isDescending: true },
  { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
]

const filtered = (db: Knex, { status, search }: SubscriberFilter): Knex.QueryBuilder => {
  const query = subscriptions(db)
  if (status !== undefined) query.where('status', status)
  whereMatches(query, db, ['email', 'source'], search)
  return query
}

export const countSubscriptions = (db: Knex, filter: SubscriberFilter): Promise<number> =>
  countRows(filtered(db, filter))

export const listSubscriptions = async (
  db: Knex,
  filter: SubscriberFilter,
  asked: ListQuery,
): Promise<Page<Subscription>> => {
  const { rows, next } = await readPage<Subscription>(filtered(db, filter), latestFirst, asked)
  return { items: rows, next }
}

export const countByStatus = async (db: Knex): Promise<Record<SubscriptionStatus, number>> => {
  const rows: { status: SubscriptionStatus; n: number | string }[] = await db(table)
    .select('status')
    .count({ n: '*' })
    .groupBy('status')
  const counted = Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]))
  return { pending: 0, confirmed: 0, unsubscribed: 0, ...counted }
}

export const deleteSubscription = async (trx: Knex, id: string): Promise<void> => {
  await trx(table).where({ id }).delete()
}

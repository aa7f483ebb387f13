import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import type { exportSubscribers, Subscriber } from '#contract/newsletter/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { equals, listOf } from '#server/admin/list.ts'
import { subscriptions, table, type Subscription } from './repository.ts'

export type SubscriberFilter = Parsed<typeof exportSubscribers>

const toSubscriber = (subscription: Subscription): Subscriber => ({
  id: subscription.id,
  channel: 'email',
  ...(subscription.email !== undefined && { address: subscription.email }),
  status: subscription.status,
  source: subscription.source,
  consentVersion: subscription.consentVersion,
  ...(subscription.consentNote !== undefined && { consentNote: subscription.consentNote }),
  subscribedAt: subscription.subscribedAt,
  dailyMantra: subscription.dailyMantra,
  ...(subscription.confirmedAt !== undefined && { confirmedAt: subscription.confirmedAt }),
  ...(subscription.unsubscribedAt !== undefined && { unsubscribedAt: subscription.unsubscribedAt }),
})

/** The latest first. */
export const subscriberList = listOf<Subscription, SubscriberFilter, Subscriber>({
  rows: subscriptions,
  where: {
    status: equals('status'),
    // All subscribers here read by email.
    channel: () => undefined,
  },
  search: { columns: ['email', 'source'] },
  sort: [
    { by: 'subscribed_at', of: (row) => row.subscribedAt, type: 'text', isDescending: true },
    { by: 'id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows.map(toSubscriber),
})

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

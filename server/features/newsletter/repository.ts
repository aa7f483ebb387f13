import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter.ts'
import { isPostgres } from '#server/db/db.ts'

export type Subscription = {
  readonly id: string
  readonly email: string
  readonly status: SubscriptionStatus
  readonly source: string
  readonly consentVersion: string
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  readonly unsubscribedAt: string | null
  /** When the address was last written to about subscribing. */
  readonly askedAt: readonly string[]
}

export type Row = {
  id: string
  email: string
  status: SubscriptionStatus
  is_active: boolean | number
  source: string
  consent_version: string
  subscribed_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
  asked_at: string
}

export const toSubscription = (row: Row): Subscription => ({
  id: row.id,
  email: row.email,
  status: row.status,
  source: row.source,
  consentVersion: row.consent_version,
  subscribedAt: row.subscribed_at,
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
  askedAt: JSON.parse(row.asked_at),
})

/** `is_active` follows the status here and nowhere else. */
const toRow = (subscription: Subscription): Row => ({
  id: subscription.id,
  email: subscription.email,
  status: subscription.status,
  is_active: subscription.status === 'confirmed',
  source: subscription.source,
  consent_version: subscription.consentVersion,
  subscribed_at: subscription.subscribedAt,
  confirmed_at: subscription.confirmedAt,
  unsubscribed_at: subscription.unsubscribedAt,
  asked_at: JSON.stringify(subscription.askedAt),
})

export const table = 'newsletter_subscriptions'

/** Nothing happens when the address has a row. */
export const insertSubscription = async (trx: Knex, subscription: Subscription): Promise<void> => {
  await trx(table).insert(toRow(subscription)).onConflict('email').ignore()
}

export const updateSubscription = async (trx: Knex, subscription: Subscription): Promise<void> => {
  await trx(table).where({ id: subscription.id }).update(toRow(subscription))
}

/** Holds the row to the end of the transaction, so that two who change it come one after the other. */
const findHeld = async (
  trx: Knex,
  by: { email: string } | { id: string },
): Promise<Subscription | undefined> => {
  const query = trx(table).where(by).first<Row | undefined>()
  const row = await (isPostgres(trx) ? query.forUpdate() : query)
  return row && toSubscription(row)
}

export const findByEmailHeld = (trx: Knex, email: string) => findHeld(trx, { email })
export const findByIdHeld = (trx: Knex, id: string) => findHeld(trx, { id })

export const findSubscription = async (db: Knex, id: string): Promise<Subscription | undefined> => {
  const row = await db(table).where({ id }).first<Row | undefined>()
  return row && toSubscription(row)
}

export const isSubscribed = async (db: Knex, email: string): Promise<boolean> => {
  const where = { email: email.trim().toLowerCase(), status: 'confirmed' }
  return (await db(table).where(where).first('id')) !== undefined
}

/** Forgets addresses that were never confirmed; returns how many. */
export const deleteUnconfirmed = (db: Knex, before: string): Promise<number> =>
  db(table).where({ status: 'pending' }).where('subscribed_at', '<', before).delete()

import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter.ts'
import { isPostgres } from '#server/db/db.ts'

export type Subscription = {
  readonly id: string
  /** Null once it was unsubscribed. */
  readonly email: string | null
  /** Of the address, and so one row for each, also when only this is left of it. */
  readonly emailHash: string
  readonly status: SubscriptionStatus
  readonly source: string
  readonly consentVersion: string
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  /** There from the first time the address unsubscribes until it confirms again. */
  readonly unsubscribedAt: string | null
  /** When the address was last written to about subscribing. */
  readonly askedAt: readonly string[]
}

export type Row = {
  id: string
  email: string | null
  email_hash: string
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
  emailHash: row.email_hash,
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
  email_hash: subscription.emailHash,
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

/** The row of the address, new where it has none, held to the end of the transaction. */
export const insertOrFindHeld = async (trx: Knex, fresh: Subscription): Promise<Subscription> => {
  for (;;) {
    await trx(table).insert(toRow(fresh)).onConflict().ignore()
    const row = await findHeld(trx, { email_hash: fresh.emailHash })
    // It was there, and has just been forgotten.
    if (row) return row
  }
}

export const updateSubscription = async (trx: Knex, subscription: Subscription): Promise<void> => {
  await trx(table).where({ id: subscription.id }).update(toRow(subscription))
}

/** Holds the row to the end of the transaction, so that two who change it come one after the other. */
const findHeld = async (
  trx: Knex,
  by: { email_hash: string } | { id: string },
): Promise<Subscription | undefined> => {
  const query = trx(table).where(by).first<Row | undefined>()
  const row = await (isPostgres(trx) ? query.forUpdate() : query)
  return row && toSubscription(row)
}

export const findByIdHeld = (trx: Knex, id: string) => findHeld(trx, { id })

export const findSubscription = async (db: Knex, id: string): Promise<Subscription | undefined> => {
  const row = await db(table).where({ id }).first<Row | undefined>()
  return row && toSubscription(row)
}

export const isSubscribed = async (db: Knex, email: string): Promise<boolean> => {
  const where = { email: email.trim().toLowerCase(), status: 'confirmed' }
  return (await db(table).where(where).first('id')) !== undefined
}

/**
 * Forgets addresses that were never confirmed; returns how many. Who unsubscribed before is unsubscribed
 * again.
 */
export const forgetUnconfirmed = async (db: Knex, before: string): Promise<number> => {
  const old = () => db(table).where({ status: 'pending' }).where('subscribed_at', '<', before)
  const again = await old()
    .whereNotNull('unsubscribed_at')
    .update({ email: null, status: 'unsubscribed' })
  return again + (await old().delete())
}

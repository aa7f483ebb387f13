import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import { isPostgres } from '#server/db/db.ts'

export type Subscription = {
  readonly id: string
  /** Null once it was unsubscribed. */
  readonly email: string | null
  /**
   * The hash of the address, so that there is one row for each, even when only the hash is left.
   */
  readonly emailHash: string
  readonly status: SubscriptionStatus
  readonly source: string
  readonly consentVersion: string
  readonly subscribedAt: string
  readonly confirmedAt: string | null
  /** Set when the address first unsubscribes, until it confirms again. */
  readonly unsubscribedAt: string | null
  /** The mantra of the day comes as well, once the address is confirmed. */
  readonly dailyMantra: boolean
  /** The day whose mantra was planned last; empty before the first one. */
  readonly mantraPlannedOn: string
  /** Of those who were imported: where and when they agreed. */
  readonly consentNote: string | null
  /** When the address last got an email about subscribing. */
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
  daily_mantra: boolean | number
  mantra_planned_on: string
  consent_note: string | null
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
  dailyMantra: Boolean(row.daily_mantra),
  mantraPlannedOn: row.mantra_planned_on,
  consentNote: row.consent_note,
})

/** `is_active` follows the status, and only here. */
export const toRow = (subscription: Subscription): Row => ({
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
  daily_mantra: subscription.dailyMantra,
  mantra_planned_on: subscription.mantraPlannedOn,
  consent_note: subscription.consentNote,
})

export const table = 'newsletter_subscriptions'

/** The row of the address, created if missing, locked until the end of the transaction. */
export const insertOrFindHeld = async (trx: Knex, fresh: Subscription): Promise<Subscription> => {
  for (;;) {
    await trx(table).insert(toRow(fresh)).onConflict().ignore()
    const row = await findHeld(trx, { email_hash: fresh.emailHash })
    // It existed and has just been deleted.
    if (row) return row
  }
}

export const updateSubscription = async (trx: Knex, subscription: Subscription): Promise<void> => {
  await trx(table).where({ id: subscription.id }).update(toRow(subscription))
}

/**
 * Locks the row until the end of the transaction, so that two changes happen one after the other.
 */
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
 * Deletes addresses that were never confirmed, and returns how many. Those that had unsubscribed
 * before are unsubscribed again.
 */
export const forgetUnconfirmed = async (db: Knex, before: string): Promise<number> => {
  const old = () => db(table).where({ status: 'pending' }).where('subscribed_at', '<', before)
  const again = await old()
    .whereNotNull('unsubscribed_at')
    .update({ email: null, status: 'unsubscribed', daily_mantra: false })
  return again + (await old().delete())
}

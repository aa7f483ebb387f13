import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'

export type Subscription = {
  readonly id: string
  /** Absent once it was unsubscribed. */
  readonly email?: string | undefined
  /**
   * The hash of the address, so that there is one row for each, even when only the hash is left.
   */
  readonly emailHash: string
  readonly status: SubscriptionStatus
  /** In which its person reads. */
  readonly language: Language
  readonly source: string
  readonly consentVersion: string
  readonly subscribedAt: string
  readonly confirmedAt?: string | undefined
  /** Set when the address first unsubscribes, until it confirms again. */
  readonly unsubscribedAt?: string | undefined
  /** The mantra of the day comes as well, once the address is confirmed. */
  readonly dailyMantra: boolean
  /** The day whose mantra was planned last; empty before the first one. */
  readonly mantraPlannedOn: string
  /** Of those who were imported: where and when they agreed. */
  readonly consentNote?: string | undefined
  /** When the address last got an email about subscribing. */
  readonly askedAt: readonly string[]
}

const columns = columnsOf<Subscription>()([
  'id',
  'email',
  'emailHash',
  'status',
  'language',
  'source',
  'consentVersion',
  'subscribedAt',
  'confirmedAt',
  'unsubscribedAt',
  'dailyMantra',
  'mantraPlannedOn',
  'consentNote',
  'askedAt',
])

/** `is_active` follows the status, and only here. */
export const toRow = (subscription: Subscription) => ({
  ...toColumns(subscription, columns),
  is_active: subscription.status === 'confirmed',
})

export const table = 'newsletter_subscriptions'

/** Queries that are answered with subscriptions. */
export const subscriptions = (db: Knex) => records<Subscription>(db, table, columns)

/** The row of the address, created if missing, locked until the end of the transaction. */
export const insertOrLock = async (trx: Knex, fresh: Subscription): Promise<Subscription> => {
  for (;;) {
    await trx(table).insert(toRow(fresh)).onConflict().ignore()
    const row = await lockOne(trx, { emailHash: fresh.emailHash })
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
const lockOne = async (
  trx: Knex,
  by: { emailHash: string } | { id: string },
): Promise<Subscription | undefined> => subscriptions(trx).where(by).forUpdate().first()

export const lockById = (trx: Knex, id: string) => lockOne(trx, { id })

export const findSubscription = (db: Knex, id: string): Promise<Subscription | undefined> =>
  subscriptions(db).where({ id }).first()

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

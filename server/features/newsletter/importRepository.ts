import type { Knex } from 'knex'
import type { SubscriptionStatus } from '#contract/newsletter/public.ts'
import { insertRows } from '#server/db/sql.ts'
import { table, toRow, type Subscription } from './repository.ts'

/** One statement has at most this many values in SQLite (32,766). */
const atOnce = 1000

/** The status of each address that is known, by its hash. */
export const statusesOf = async (
  db: Knex,
  hashes: readonly string[],
): Promise<Map<string, SubscriptionStatus>> => {
  const known = new Map<string, SubscriptionStatus>()
  for (let at = 0; at < hashes.length; at += atOnce) {
    const rows: { hash: string; status: SubscriptionStatus }[] = await db(table)
      .whereIn('email_hash', hashes.slice(at, at + atOnce))
      .select('email_hash as hash', 'status')
    for (const { hash, status } of rows) known.set(hash, status)
  }
  return known
}

/** Leaves out those who signed up meanwhile; returns how many were added. */
export const insertConfirmed = async (
  trx: Knex,
  subscriptions: readonly Subscription[],
): Promise<number> => {
  let added = 0
  for (let at = 0; at < subscriptions.length; at += atOnce) {
    const rows = subscriptions.slice(at, at + atOnce).map(toRow)
    const inserted = await insertRows(trx, table, rows, 'on conflict do nothing returning id')
    added += inserted.length
  }
  return added
}

import type { Knex } from 'knex'
import { sql } from '#server/db/sql.ts'

/** The provider says within seconds what was paid, and tries again for days. */
const patienceMs = 10 * 60_000

/** After that a single payment without news says nothing about today. */
const rememberedMs = 24 * 60 * 60_000

/** What is paid for by card: the type that its news have, and where the way of paying is. */
const tables = [
  ['donations', 'donation', 'payment_method'],
  ['orders', 'order', 'payment'],
  ['dakshina_payments', 'dakshina', 'payment_method'],
] as const

/**
 * Whether the provider's webhook seems to fail: something was paid of which we learnt only by asking,
 * and nothing has been heard since.
 */
export const isWebhookMissing = async (db: Knex, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - patienceMs).toISOString()
  const after = new Date(now.getTime() - rememberedMs).toISOString()
  for (const [table, type, method] of tables) {
    const found = await sql<{ id: string }>(
      db,
      `select id from ${table} where payment_id is not null and ${method} = 'card' and paid_at > ? and paid_at < ?
       and not exists (select 1 from provider_events where subject_type = ? and subject_id = ${table}.id)
       and not exists (select 1 from provider_events where received_at > ${table}.paid_at) limit 1`,
      [after, before, type],
    )
    if (found.length > 0) return true
  }
  return false
}

import type { Knex } from 'knex'
import { acrossLedger } from './ledger.ts'

/** The provider says within seconds what was paid, and tries again for days. */
const patienceMs = 10 * 60_000

/** After that a single payment without news says nothing about today. */
const rememberedMs = 24 * 60 * 60_000

/**
 * Whether the provider's webhook seems to fail: something was paid of which we learnt only by asking,
 * and nothing has been heard since.
 */
export const isWebhookMissing = async (db: Knex, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - patienceMs).toISOString()
  const after = new Date(now.getTime() - rememberedMs).toISOString()
  const unheard = await acrossLedger<{ id: string }>(
    db,
    ({ kind, table, method }) =>
      `select id from ${table} where payment_id is not null and ${method} = 'card' and paid_at > ? and paid_at < ?
       and not exists (select 1 from provider_events where subject_type = '${kind}' and subject_id = ${table}.id)
       and not exists (select 1 from provider_events where received_at > ${table}.paid_at)`,
    [after, before],
  )
  return unheard.length > 0
}

import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'

/**
 * What a provider says later of a message it took. `delivered` may come after `failed`, and statuses come in any
 * order and more than once: one only ever replaces one of a lower rank.
 */
const ranks = { sent: 1, failed: 2, delivered: 3, read: 4 } as const
type ProviderStatus = keyof typeof ranks

export type StatusReport = {
  readonly providerId: string
  /** What we sent along with the message. */
  readonly deliveryId: number | undefined
  readonly status: ProviderStatus
  /** Why it failed. */
  readonly reason?: string | undefined
}

type Row = { id: number; status: string; provider_status: ProviderStatus | null }

const find = async (
  trx: Knex,
  { providerId, deliveryId }: StatusReport,
): Promise<Row | undefined> => {
  const held = (query: Knex.QueryBuilder): Promise<Row | undefined> =>
    isPostgres(trx) ? query.forUpdate().first() : query.first()
  const columns = ['id', 'status', 'provider_status']
  const current = await held(
    trx('deliveries').select(columns).where({ channel: 'whatsapp', provider_id: providerId }),
  )
  if (current || deliveryId === undefined) return current
  // It was taken, and whoever sent it has not heard so, or died before writing it down.
  return held(
    trx('deliveries')
      .select(columns)
      .where({ id: deliveryId, channel: 'whatsapp', status: 'waiting', provider_id: null })
      .where('attempts', '>', 0),
  )
}

/** Whether it is news. A message that still waits is then known to be sent, and is not sent again. */
export const recordProviderStatus = async (
  trx: Knex,
  report: StatusReport,
  at: string,
): Promise<boolean> => {
  const row = await find(trx, report)
  const { status, providerId, reason = null } = report
  if (!row || (row.provider_status && ranks[row.provider_status] >= ranks[status])) return false
  await trx('deliveries')
    .where({ id: row.id })
    .update({
      provider_status: status,
      last_error: status === 'failed' ? reason : null,
      ...(row.status === 'waiting' && {
        status: 'sent',
        provider_id: providerId,
        mail: null,
        settled_at: at,
      }),
    })
  return true
}

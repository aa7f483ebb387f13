import type { Knex } from 'knex'
import { insertRows } from '#server/db/sql.ts'
import type { Subject } from '#server/adapters/payment/port.ts'

type ReceivedEvent = {
  readonly id: string
  readonly type: string
  /** Also a monthly gift, whose months are donations. */
  readonly subject: Subject | { readonly type: 'monthly_gift'; readonly id: string }
  readonly receivedAt: string
}

/** False if it was processed before. */
export const insertEvent = async (trx: Knex, event: ReceivedEvent): Promise<boolean> => {
  const row = {
    id: event.id,
    type: event.type,
    subject_type: event.subject.type,
    subject_id: event.subject.id,
    received_at: event.receivedAt,
  }
  const inserted = await insertRows(
    trx,
    'provider_events',
    [row],
    'on conflict (id) do nothing returning id',
  )
  return inserted.length > 0
}

export const isProcessed = async (db: Knex, id: string): Promise<boolean> =>
  (await db('provider_events').where({ id }).first('id')) !== undefined

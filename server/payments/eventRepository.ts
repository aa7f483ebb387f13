import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { insertRows } from '#server/db/sql.ts'
import type { Subject } from '#server/adapters/payment/port.ts'

type ReceivedEvent = {
  readonly id: string
  readonly type: string
  readonly subject: Subject
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

/** When the provider is to be asked next about a row of `table`. */
export const findNextCheck = async (db: Knex, table: string): Promise<string | undefined> => {
  const row = await db(table)
    .whereNotNull('check_at')
    .orderBy(['check_at', 'id'])
    .first<{ check_at: string } | undefined>('check_at')
  return row?.check_at
}

/** Takes the one that has been due longest; nobody else takes it until the lease is over. */
export const claimCheck = async (
  db: Knex,
  table: string,
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<string | undefined> => {
  const oldest = db(table)
    .select('id')
    .whereNotNull('check_at')
    .where('check_at', '<=', now)
    .orderBy(['check_at', 'id'])
    .limit(1)
  if (isPostgres(db)) oldest.forUpdate().skipLocked()
  const [row] = await db(table)
    .with('oldest', oldest)
    .whereIn('id', db.select('id').from('oldest'))
    .update({ check_at: leaseUntil })
    .returning<{ id: string }[]>(['id'])
  return row?.id
}

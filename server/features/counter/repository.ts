import type { Knex } from 'knex'
import type { CashNotes } from '#contract/counter/admin.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

export type CountRecord = {
  /** The temple's date. */
  readonly day: string
  readonly position: number
  /** Whole rupees. */
  readonly expected: number
  readonly counted: number
  readonly notes?: CashNotes | undefined
  /** Undefined in counts from before there was one: their `expected` includes the hundi. */
  readonly opening?: number | undefined
  readonly hundiWitness?: string | undefined
  readonly reason?: string | undefined
  readonly at: string
  readonly actorId: string
}

const table = 'cash_counts'

/** With the usernames of the staff who counted. */
export const listCounts = (
  db: Knex,
  day: string,
): Promise<(CountRecord & { readonly username?: string | undefined })[]> =>
  records<CountRecord>(db, 'cash_counts as count')
    .leftJoin('users', 'users.id', 'count.actor_id')
    .where({ day })
    .orderBy('position')
    .select('count.*', 'users.username') as never

/** What the last count before this day began with. */
export const findOpeningBefore = async (db: Knex, day: string): Promise<number> => {
  const row = await records<CountRecord>(db, table)
    .where('day', '<', day)
    .whereNotNull('opening')
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'position', order: 'desc' },
    ])
    .first()
  return row?.opening ?? 0
}

/** False if somebody else has counted in the meantime. */
export const insertCount = async (trx: Knex, count: CountRecord): Promise<boolean> => {
  const unlessTaken = 'on conflict (day, position) do nothing returning position'
  return (await insertRows(trx, table, [toColumns(count)], unlessTaken)).length > 0
}

/** False if it has a reason already. */
export const updateReason = async (
  trx: Knex,
  { day, position, reason }: Pick<CountRecord, 'day' | 'position' | 'reason'>,
): Promise<boolean> =>
  (await trx(table).where({ day, position, reason: null }).update({ reason })) > 0

import type { Knex } from 'knex'
import type { CashCount } from '#contract/counter/admin.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

type Row = Omit<Counted, 'day' | 'position'> & { readonly username?: string }

/** With the usernames of the staff who counted. */
export const listCounts = async (db: Knex, day: string): Promise<CashCount[]> => {
  const rows: Row[] = await records<Row>(db, 'cash_counts as count')
    .leftJoin('users', 'users.id', 'count.actor_id')
    .where({ day })
    .orderBy('position')
    .select('count.*', 'users.username')
  return rows.map(({ expected, counted, reason, at, actorId: id, username }) => ({
    expected,
    counted,
    reason,
    at,
    by: { id, username },
  }))
}

type Counted = {
  readonly day: string
  readonly position: number
  readonly expected: number
  readonly counted: number
  readonly reason?: string | undefined
  readonly at: string
  readonly actorId: string
}

/** False if somebody else has counted in the meantime. */
export const insertCount = async (trx: Knex, count: Counted): Promise<boolean> => {
  const unlessTaken = 'on conflict (day, position) do nothing returning position'
  return (await insertRows(trx, 'cash_counts', [toColumns(count)], unlessTaken)).length > 0
}

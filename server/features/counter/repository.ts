import type { Knex } from 'knex'
import type { CashCount } from '#contract/counter/admin.ts'
import { insertRows } from '#server/db/sql.ts'

type Row = {
  expected: number
  counted: number
  reason: string | null
  at: string
  actor_id: string
  username: string | null
}

/** With the usernames of the staff who counted. */
export const listCounts = async (db: Knex, day: string): Promise<CashCount[]> => {
  const rows: Row[] = await db('cash_counts as count')
    .leftJoin('users', 'users.id', 'count.actor_id')
    .where({ day })
    .orderBy('position')
    .select('count.*', 'users.username')
  return rows.map(({ expected, counted, reason, at, actor_id: id, username }) => ({
    expected,
    counted,
    ...(reason !== null && { reason }),
    at,
    by: { id, ...(username !== null && { username }) },
  }))
}

type Counted = {
  readonly day: string
  readonly position: number
  readonly expected: number
  readonly counted: number
  readonly reason: string | undefined
  readonly at: string
  readonly actorId: string
}

/** False if somebody else has counted in the meantime. */
export const insertCount = async (
  trx: Knex,
  { actorId, reason, ...count }: Counted,
): Promise<boolean> => {
  const row = { ...count, reason: reason ?? null, actor_id: actorId }
  const unlessTaken = 'on conflict (day, position) do nothing returning position'
  return (await insertRows(trx, 'cash_counts', [row], unlessTaken)).length > 0
}

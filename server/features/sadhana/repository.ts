import type { Knex } from 'knex'
import type { AccountSitting, Goals } from '#contract/sadhana/public.ts'
import { insertRows } from '#server/db/sql.ts'

const table = 'sittings'

type Row = {
  id: string
  mantra_id: string
  day: string
  beads: number
  rounds: number
  ms: number
  started_at: string
  changed_at: string
  revision: number
}

const toSitting = (row: Row): AccountSitting => ({
  id: row.id,
  mantra: row.mantra_id,
  day: row.day,
  beads: row.beads,
  rounds: row.rounds,
  ms: row.ms,
  startedAt: row.started_at,
  changedAt: row.changed_at,
})

/**
 * Whoever changes a log waits for this: then its revisions become visible in their order. False if
 * the account is gone.
 */
export const lockLog = async (trx: Knex, userId: string): Promise<boolean> =>
  (await trx('users').where({ id: userId }).forUpdate().first('id')) !== undefined

export const lastRevision = async (db: Knex, userId: string): Promise<number> => {
  const row = await db(table).where({ user_id: userId }).max({ last: 'revision' }).first()
  return Number(row?.['last'] ?? 0)
}

export const countSittings = async (db: Knex, userId: string): Promise<number> => {
  const row = await db(table).where({ user_id: userId }).count({ n: '*' }).first()
  return Number(row?.['n'] ?? 0)
}

/** The version that the account has of each of these, if it has one. */
export const findVersions = async (
  db: Knex,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows: Pick<Row, 'id' | 'changed_at'>[] = await db(table)
    .where({ user_id: userId })
    .whereIn('id', [...ids])
    .select('id', 'changed_at')
  return new Map(rows.map(({ id, changed_at }) => [id, changed_at]))
}

/** Each sitting once; a version that is there already is replaced. */
export const putSittings = async (
  trx: Knex,
  userId: string,
  sittings: readonly AccountSitting[],
  firstRevision: number,
): Promise<void> => {
  if (sittings.length === 0) return
  const rows = sittings.map((sitting, index) => ({
    user_id: userId,
    id: sitting.id,
    mantra_id: sitting.mantra,
    day: sitting.day,
    beads: sitting.beads,
    rounds: sitting.rounds,
    ms: sitting.ms,
    started_at: sitting.startedAt,
    changed_at: sitting.changedAt,
    revision: firstRevision + index,
  }))
  const replaced = [
    'mantra_id',
    'day',
    'beads',
    'rounds',
    'ms',
    'started_at',
    'changed_at',
    'revision',
  ]
  const set = replaced.map((column) => `${column} = excluded.${column}`).join(', ')
  await insertRows(trx, table, rows, `on conflict (user_id, id) do update set ${set}`)
}

export const listAfter = async (
  db: Knex,
  userId: string,
  since: number,
  limit: number,
): Promise<{ revision: number; sitting: AccountSitting }[]> => {
  const rows: Row[] = await db(table)
    .where({ user_id: userId })
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(limit)
  return rows.map((row) => ({ revision: row.revision, sitting: toSitting(row) }))
}

export const listAll = async (db: Knex, userId: string): Promise<AccountSitting[]> => {
  const rows: Row[] = await db(table).where({ user_id: userId }).orderBy(['started_at', 'id'])
  return rows.map(toSitting)
}

export const deleteLog = async (trx: Knex, userId: string): Promise<void> => {
  await trx(table).where({ user_id: userId }).delete()
  await trx('sadhana_goals').where({ user_id: userId }).delete()
}

export type KeptGoals = { goals: Goals; changedAt: string }

export const findGoals = async (db: Knex, userId: string): Promise<KeptGoals | undefined> => {
  const row: { goals: string; changed_at: string } | undefined = await db('sadhana_goals')
    .where({ user_id: userId })
    .first()
  return row && { goals: JSON.parse(row.goals) as Goals, changedAt: row.changed_at }
}

export const putGoals = async (
  trx: Knex,
  userId: string,
  { goals, changedAt }: KeptGoals,
): Promise<void> => {
  await trx('sadhana_goals')
    .insert({ user_id: userId, goals: JSON.stringify(goals), changed_at: changedAt })
    .onConflict('user_id')
    .merge()
}

import type { Knex } from 'knex'
import type { AccountSitting, Goals } from '#contract/sadhana/public.ts'
import { countRows } from '#server/db/paging.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

const table = 'sittings'

const columns = columnsOf<Omit<AccountSitting, 'mantra'>>()([
  'id',
  'day',
  'beads',
  'rounds',
  'ms',
  'startedAt',
  'changedAt',
])

const sittings = (db: Knex, userId: string) =>
  records<AccountSitting>(db, table, ['id', 'mantraId as mantra', ...columns.slice(1)]).where({
    userId,
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

export const countSittings = (db: Knex, userId: string): Promise<number> =>
  countRows(db(table).where({ user_id: userId }))

/** The version that the account has of each of these, if it has one. */
export const findVersions = async (
  db: Knex,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const found = await sittings(db, userId).whereIn('id', [...ids])
  return new Map(found.map(({ id, changedAt }) => [id, changedAt]))
}

/** Each sitting once; a version that is there already is replaced. */
export const putSittings = async (
  trx: Knex,
  userId: string,
  sent: readonly AccountSitting[],
  firstRevision: number,
): Promise<void> => {
  if (sent.length === 0) return
  const rows = sent.map((sitting, index) => ({
    ...toColumns(sitting, columns),
    user_id: userId,
    mantra_id: sitting.mantra,
    revision: firstRevision + index,
  }))
  const replaced = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name !== 'user_id')
  const set = replaced.map((column) => `${column} = excluded.${column}`).join(', ')
  await insertRows(trx, table, rows, `on conflict (user_id, id) do update set ${set}`)
}

export const listAfter = async (
  db: Knex,
  userId: string,
  since: number,
  limit: number,
): Promise<{ revision: number; sitting: AccountSitting }[]> => {
  const found: (AccountSitting & { revision: number })[] = await sittings(db, userId)
    .select('revision')
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(limit)
  return found.map(({ revision, ...sitting }) => ({ revision, sitting }))
}

export const listAll = (db: Knex, userId: string): Promise<AccountSitting[]> =>
  sittings(db, userId).orderBy(['started_at', 'id'])

export const deleteLog = async (trx: Knex, userId: string): Promise<void> => {
  await trx(table).where({ user_id: userId }).delete()
  await trx('sadhana_goals').where({ user_id: userId }).delete()
}

export type StoredGoals = { goals: Goals; changedAt: string }

export const findGoals = (db: Knex, userId: string): Promise<StoredGoals | undefined> =>
  records<StoredGoals>(db, 'sadhana_goals', ['goals', 'changedAt']).where({ userId }).first()

export const putGoals = async (
  trx: Knex,
  userId: string,
  { goals, changedAt }: StoredGoals,
): Promise<void> => {
  await trx('sadhana_goals')
    .insert(toColumns({ userId, goals, changedAt }))
    .onConflict('user_id')
    .merge()
}

import type { Knex } from 'knex'
import { findLastGood } from './notes.ts'

const lateMs = 2 * 24 * 60 * 60 * 1000

/** Since when this installation can make backups; a new one is given time for its first. */
const possibleSince = async (db: Knex): Promise<number> => {
  const row = await db('knex_migrations')
    .where({ name: '0206_create_backups' })
    .first<{ migration_time: string | number | Date } | undefined>('migration_time')
  return row ? new Date(row.migration_time).getTime() : Date.now()
}

export type LateBackup = { readonly lastGoodAt?: string }

/** The last good backup, if it is older than two days; undefined while all is well. */
export const findLate = async (db: Knex, at: Date): Promise<LateBackup | undefined> => {
  const lastGoodAt = (await findLastGood(db))?.startedAt
  const since = lastGoodAt ? Date.parse(lastGoodAt) : await possibleSince(db)
  if (at.getTime() - since <= lateMs) return undefined
  return lastGoodAt === undefined ? {} : { lastGoodAt }
}

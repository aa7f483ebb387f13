import type { Knex } from 'knex'
import { isPostgres } from './db.ts'

/**
 * One transaction at a time for each name, until it ends: for what is counted over several tables
 * before a row is added.
 */
export const holdName = async (trx: Knex, name: string): Promise<void> => {
  // SQLite has one writer at a time.
  if (isPostgres(trx)) {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  }
}

import Database from 'better-sqlite3'
import type { Knex } from 'knex'
import type { DbLocation } from './db.ts'

/** Any fixed number will do, as long as nothing else takes the same advisory lock. */
const lockNumber = 6_025_108

/** How long a starting process waits for another one that prepares the same database. */
const waitMs = 60_000

/**
 * A separate file, because migrations need the database itself unlocked. The operating system
 * releases it when the process dies, so there is never a stale lock to remove by hand.
 */
const aloneOnSqlite = async (file: string, work: () => Promise<void>): Promise<void> => {
  const lock = new Database(`${file}.lock`, { timeout: waitMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    await work()
  } finally {
    lock.close()
  }
}

const aloneOnPostgres = (db: Knex, work: () => Promise<void>): Promise<void> =>
  db.transaction(async (trx) => {
    await trx.raw(`set local lock_timeout = ${waitMs}`)
    await trx.raw('select pg_advisory_xact_lock(?)', [lockNumber])
    await work()
  })

/**
 * Runs `work` while no other process does: several may start at once on one database. Knex has its
 * own lock, but creates its table outside it, and a killed process leaves it locked for ever.
 */
export const withStartupLock = (
  db: Knex,
  location: DbLocation,
  work: () => Promise<void>,
): Promise<void> =>
  'sqliteFile' in location ? aloneOnSqlite(location.sqliteFile, work) : aloneOnPostgres(db, work)

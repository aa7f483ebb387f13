import { channel } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import knex, { type Knex } from 'knex'
import { recordHooks } from './rows.ts'
import { cacheStatements, type Connection } from './statementCache.ts'

export type DbLocation = { readonly sqliteFile: string } | { readonly postgresUrl: string }

type SqliteConnection = Connection & { readonly pragma: (source: string) => unknown }

/** The only connection to a SQLite database, without Knex. */
export type Sqlite = {
  readonly inTransaction: () => boolean
  readonly prepare: Connection['prepare']
}

/**
 * Set on every connection: SQLite stores only the WAL mode in the file. The timeout comes first,
 * because the others may need a lock; it blocks the event loop, so it is short and `transact` tries
 * again.
 * FULL: a booking that was answered survives a power cut, not only a crash of the process.
 * What is deleted is overwritten with zeros, because people are promised that it is gone.
 */
const pragmas = [
  'busy_timeout = 2000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'temp_store = MEMORY',
  'secure_delete = ON',
]

const sqlite = (filename: string, onOpen: (opened: Sqlite) => void): Knex.Config => ({
  client: 'better-sqlite3',
  connection: { filename },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    afterCreate: (connection: SqliteConnection, done: (error: unknown, c: unknown) => void) => {
      for (const pragma of pragmas) connection.pragma(pragma)
      const inTransaction = () => connection.inTransaction
      onOpen({ inTransaction, prepare: cacheStatements(connection) })
      done(null, connection)
    },
  },
})

export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg'

/**
 * A statement that waits longer than this for a row is refused, and its caller told to try again.
 */
const postgresLimits = { lock_timeout: 5000 }

const postgres = (connectionString: string): Knex.Config => ({
  client: 'pg',
  connection: { connectionString, ...postgresLimits },
  pool: { min: 0, max: 10 },
})

/** Publishes each database that is opened, for tools that listen to its statements. */
export const openedDb = channel('modak:db:opened')

const connections = new WeakMap<Knex, Sqlite>()

/** A connection that was used before. */
export const sqliteOf = (db: Knex): Sqlite => {
  const connection = connections.get(db)
  if (!connection) throw new Error('This database is no open SQLite')
  return connection
}

/**
 * Opens the database; one handle per process and file, because SQLite's waiting blocks the loop.
 */
export const openDb = (location: DbLocation): Knex => {
  const keep = (opened: Sqlite): void => void connections.set(db, opened)
  const db: Knex = knex({
    ...('sqliteFile' in location
      ? sqlite(location.sqliteFile, keep)
      : postgres(location.postgresUrl)),
    ...recordHooks,
    acquireConnectionTimeout: 10_000,
    // Errors are thrown; Knex would also print them, past the log.
    log: { warn: () => undefined, error: () => undefined },
    // Otherwise errors contain the bound values, and would bring what people wrote into the log.
    compileSqlOnError: false,
  })
  openedDb.publish(db)
  return db
}

/**
 * SQLite's log keeps the earlier content of pages until its space is reused: this empties it. If
 * another process is reading it, it stays until next time.
 */
export const emptyLog = async (db: Knex): Promise<void> => {
  if (!isPostgres(db)) await db.raw('pragma wal_checkpoint(truncate)')
}

const retriable = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', '40001', '40P01'])
const attempts = 5

/** The database's own code for what went wrong, on both dialects; undefined for other errors. */
export const dbErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** A unique index already has it. */
export const isDuplicate = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes(dbErrorCode(error) ?? '')

const isRetriable = (error: unknown): boolean => retriable.has(dbErrorCode(error) ?? '')

const listeners = new WeakMap<Knex, Set<() => void>>()

/** Calls `listener` after every transaction this process commits through `transact`. */
export const onCommit = (db: Knex, listener: () => void): void => {
  const existing = listeners.get(db) ?? new Set()
  listeners.set(db, existing.add(listener))
}

/**
 * A commit that fails, for example on a full disk, leaves SQLite in its transaction, and Knex would
 * return the connection like that: every later transaction would fail as well. Knex does roll back
 * when the work fails, so the commit is part of the work; what is left for Knex to commit is empty.
 */
const withCommit =
  <T>(work: (trx: Knex.Transaction) => Promise<T>) =>
  async (trx: Knex.Transaction): Promise<T> => {
    const result = await work(trx)
    await trx.raw('commit')
    await trx.raw('begin')
    return result
  }

/** A failure of the work itself. */
type Failure = { readonly error: unknown }

/**
 * Runs `work` in one transaction. If it fails, it fails with the error of the work: after some of
 * them, such as a full disk, SQLite has rolled back already, and Knex would report only that there
 * is nothing left to roll back.
 */
const inTransaction = async <T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> => {
  let failed: Failure | undefined
  const noting = async (trx: Knex.Transaction): Promise<T> => {
    try {
      return await work(trx)
    } catch (error) {
      failed = { error }
      throw error
    }
  }
  try {
    return await db.transaction(noting)
  } catch (error) {
    const { error: first } = failed ?? { error }
    throw first
  }
}

/**
 * Runs `work` in one transaction, and again from the start if another writer was in the way. `work`
 * may wait only for the database: a transaction that waits for anything else delays all others.
 */
export const transact = async <T>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const isPlain = isPostgres(db) || db.isTransaction
      const result = await inTransaction(db, isPlain ? work : withCommit(work))
      for (const listener of listeners.get(db) ?? []) listener()
      return result
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error
      await wait(2 ** attempt * (5 + Math.random() * 5))
    }
  }
}

/** The database is there, but had no space for this, or is unreachable at the moment. */
export const isBusy = (error: unknown): boolean =>
  isRetriable(error) ||
  ['ECONNREFUSED', '57P01', '57P03', '53300', '55P03'].includes(dbErrorCode(error) ?? '') ||
  (error instanceof Error && error.name === 'KnexTimeoutError')

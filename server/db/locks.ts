import Database from 'better-sqlite3'
import type { DbLocation } from './db.ts'

/**
 * `data`: held shared by everything that works with the data, and alone by what replaces it.
 * `backup`: held alone by the backup that is being made.
 */
type Lock = 'data' | 'backup'
type Mode = 'shared' | 'alone'

type HeldLock = { readonly release: () => Promise<void> }

const numbers: Readonly<Record<Lock, number>> = { data: 6_025_109, backup: 6_025_110 }

/** A separate file for each lock, as for `withStartupLock`: the database itself stays free. */
const onSqlite = (file: string, mode: Mode): HeldLock | undefined => {
  const lock = new Database(file, { timeout: 0 })
  try {
    lock.exec(mode === 'alone' ? 'begin exclusive' : 'begin')
    // Only a read takes the shared lock.
    lock.prepare('select count(*) from sqlite_master').get()
    return { release: async () => void lock.close() }
  } catch (error) {
    lock.close()
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') return undefined
    throw error
  }
}

const onPostgres = async (
  url: string,
  number: number,
  mode: Mode,
  onLost: () => void,
): Promise<HeldLock | undefined> => {
  const { Client } = await import('pg')
  const client = new Client({ connectionString: url, keepAlive: true })
  let isOver = false
  const end = async (): Promise<void> => {
    isOver = true
    await client.end()
  }
  client.on('error', () => !isOver && onLost())
  await client.connect()
  const take = mode === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const { rows } = await client.query(`select ${take}($1) as held`, [number])
  if (rows[0].held) return { release: end }
  await end()
  return undefined
}

/**
 * Takes the lock at once, or returns undefined because somebody else has it. It ends with the
 * process at the latest, however the process dies, so no lock is ever stale.
 */
export const tryLock = async (
  location: DbLocation,
  lock: Lock,
  mode: Mode,
  onLost: () => void = () => undefined,
): Promise<HeldLock | undefined> =>
  'sqliteFile' in location
    ? onSqlite(`${location.sqliteFile}.${lock}`, mode)
    : onPostgres(location.postgresUrl, numbers[lock], mode, onLost)

const againMs = 1000

/**
 * Says that a server works with the data, until it is released. A lost connection to PostgreSQL is
 * opened again; undefined if the data is being replaced at the moment.
 */
export const holdData = async (location: DbLocation): Promise<HeldLock | undefined> => {
  let held: HeldLock | undefined
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    timer = setTimeout(() => {
      tryLock(location, 'data', 'shared', again).then((taken) => {
        held = taken
        if (!taken) again()
      }, again)
    }, againMs)
    timer.unref()
  }
  try {
    held = await tryLock(location, 'data', 'shared', again)
    if (!held) return undefined
  } catch {
    // Whatever needs the database next says why it cannot be reached.
    again()
  }
  return {
    release: async () => {
      clearTimeout(timer)
      await held?.release()
    },
  }
}

import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Knex } from 'knex'
import type { DbLocation } from '#server/db/db.ts'
import { isPostgres, openDb } from '#server/db/db.ts'
import { isMigrated, listMigrated } from '#server/db/migrate.ts'
import { explainTooOld } from '#server/db/oldMigrations.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { listAdmins } from '#server/features/accounts/userRepository.ts'
import { assertNotMoved } from '#server/move/start.ts'
import {
  explain,
  explainPostgres,
  restoreWords,
  type Surroundings,
} from '#server/systemErrors/explain.ts'
import { clockOf } from './clock.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

/** The keys that sign links: in a database restored without them, every link is dead. */
const checkKeys = async (db: Knex): Promise<Finding> => {
  const names = await db('secrets').pluck<string[]>('name')
  return names.includes('links')
    ? ok(`Keys: ${names.length} in the database`)
    : wrong('Keys: the one that signs links is not in the database. Restore a whole backup')
}

const nowhere = (location: DbLocation): Surroundings => ({
  dataDir: 'sqliteFile' in location ? dirname(location.sqliteFile) : '',
  backupFolder: undefined,
})

const checkAdmins = async (db: Knex): Promise<Finding> => {
  const admins = await listAdmins(db)
  return admins.length > 0
    ? ok(`Administrators: ${admins.length}`)
    : attention('Administrators: none yet. Open the link that a start leaves')
}

const checkClock = async (db: Knex, now: () => Date): Promise<Finding[]> => {
  if (!isPostgres(db)) return []
  const { rows } = await db.raw('select clock_timestamp() as at')
  return [clockOf('the database’s', new Date(rows[0].at), now())]
}

/** Damage that reads do not meet every day; a large database takes some seconds. */
const checkSoundness = async (db: Knex, about: Surroundings): Promise<Finding | undefined> => {
  if (isPostgres(db)) return undefined
  const rows: { quick_check: string }[] = await db.raw('pragma quick_check(1)')
  const result = rows[0]?.quick_check
  return result === 'ok'
    ? undefined
    : wrong(`Database: SQLite is damaged (${result?.split('\n').at(-1)}). ${restoreWords(about)}`)
}

const inWords = (error: unknown, kind: string, about: Surroundings): string => {
  const message = explainPostgres(error, 'DATABASE_URL') ?? explain(error, about)
  return message === undefined
    ? `${kind} does not answer (${codeOf(error)})${kind === 'SQLite' ? '' : '. Check that it runs, and DATABASE_URL'}`
    : message
}

const refusedStart = (location: DbLocation): string | undefined => {
  if (!('sqliteFile' in location)) return undefined
  try {
    assertNotMoved(location.sqliteFile)
    return undefined
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
}

const look = async (db: Knex, about: Surroundings, now: () => Date): Promise<Finding[]> => {
  const kind = isPostgres(db) ? 'PostgreSQL' : 'SQLite'
  await db.raw('select 1')
  const damage = await checkSoundness(db, about)
  if (damage) return [damage]
  if (!(await db.schema.hasTable('knex_migrations')))
    return [attention(`Database: ${kind}, empty. The first start fills it`)]
  if (!(await isMigrated(db))) {
    const tooOld = explainTooOld(await listMigrated(db))
    return [
      tooOld === undefined
        ? attention(`Database: ${kind}, of an earlier version. The next start brings it up to date`)
        : wrong(`Database: ${tooOld}`),
    ]
  }
  return [
    ok(`Database: ${kind}, up to date`),
    await checkKeys(db),
    await checkAdmins(db),
    ...(await checkClock(db, now)),
  ]
}

/**
 * Only reads: a database that is not there yet is not created. `also` looks at more in it, and is
 * called without it where it cannot be used.
 */
export const checkDatabase = async (
  location: DbLocation,
  now: () => Date,
  about: Surroundings = nowhere(location),
  also: (db?: Knex) => Promise<Finding[]> = async () => [],
): Promise<Finding[]> => {
  const refused = refusedStart(location)
  if (refused !== undefined) return [wrong(`Database: ${refused}`), ...(await also())]
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    return [attention('Database: not there yet. The first start creates it'), ...(await also())]
  const db = openDb(location)
  try {
    const found = await look(db, about, now)
    return [...found, ...(await also(found[0]?.state === 'ok' ? db : undefined))]
  } catch (error) {
    const kind = 'sqliteFile' in location ? 'SQLite' : 'PostgreSQL'
    return [wrong(`Database: ${inWords(error, kind, about)}`), ...(await also())]
  } finally {
    await db.destroy()
  }
}

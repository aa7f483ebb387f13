import { existsSync } from 'node:fs'
import type { Knex } from 'knex'
import type { DbLocation } from '#server/db/db.ts'
import { isPostgres, openDb } from '#server/db/db.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { codeOf } from '#server/errors.ts'
import { listAdmins } from '#server/features/accounts/userRepository.ts'
import { clockOf } from './clock.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

/** The keys that sign links: in a database restored without them, every link is dead. */
const checkKeys = async (db: Knex): Promise<Finding> => {
  const names = await db('secrets').pluck<string[]>('name')
  return names.includes('links')
    ? ok(`Keys: ${names.length} in the database`)
    : wrong('Keys: the one that signs links is not in the database. Restore a whole backup')
}

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

/** Only reads: a database that is not there yet is not created. */
export const checkDatabase = async (location: DbLocation, now: () => Date): Promise<Finding[]> => {
  if ('sqliteFile' in location && !existsSync(location.sqliteFile))
    return [attention('Database: not there yet. The first start creates it')]
  const kind = 'sqliteFile' in location ? 'SQLite' : 'PostgreSQL'
  const db = openDb(location)
  try {
    await db.raw('select 1')
    if (!(await db.schema.hasTable('knex_migrations')))
      return [attention(`Database: ${kind}, empty. The first start fills it`)]
    const isCurrent = await isMigrated(db)
    if (!isCurrent)
      return [
        attention(`Database: ${kind}, of an earlier version. The next start brings it up to date`),
      ]
    return [
      ok(`Database: ${kind}, up to date`),
      await checkKeys(db),
      await checkAdmins(db),
      ...(await checkClock(db, now)),
    ]
  } catch (error) {
    return [
      wrong(
        `Database: ${kind} does not answer (${codeOf(error)}). Check that it runs, and DATABASE_URL`,
      ),
    ]
  } finally {
    await db.destroy()
  }
}

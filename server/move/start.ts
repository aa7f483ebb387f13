import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { openDb, type DbLocation } from '#server/db/db.ts'
import { orLockedOut } from '#server/db/lockedOut.ts'
import { StartError } from '#server/errors.ts'
import { movedMark, movedTo, stateOf } from './marks.ts'
import { migrationsIn } from './source.ts'
import { isEmptyPostgres, isUnfinished } from './target.ts'

/** Of two databases the wrong one would be a new, empty temple, or an old one. */
export const assertNotMoved = (sqliteFile: string): void => {
  const state = stateOf(sqliteFile)
  if (state === 'moving') {
    throw new StartError(
      'The database is being moved to PostgreSQL. Wait until the move is over, then start again.',
    )
  }
  if (state === 'moved') {
    throw new StartError(
      `This temple was moved to PostgreSQL at ${movedTo(sqliteFile)}: set DATABASE_URL. ` +
        `To go back to the SQLite file as it was at the time of the move, delete ${movedMark(sqliteFile)}`,
    )
  }
}

export const assertComplete = async (db: Knex): Promise<void> => {
  if (!(await isUnfinished(db))) return
  throw new StartError(
    'The database at DATABASE_URL holds the remains of a move that was stopped. Run `npm run move` again, or start without DATABASE_URL.',
  )
}

const isFilled = (sqliteFile: string): boolean =>
  existsSync(sqliteFile) && migrationsIn(sqliteFile).length > 0

/** A `DATABASE_URL` that is set on a filled temple would silently begin an empty one. */
export const assertTempleIsThere = async (location: DbLocation, dataDir: string): Promise<void> => {
  const sqliteFile = join(dataDir, 'modak.sqlite')
  if (!('postgresUrl' in location) || !isFilled(sqliteFile)) return
  const db = openDb(location)
  try {
    if (!(await isEmptyPostgres(db))) return
  } catch (error) {
    throw orLockedOut(error, 'DATABASE_URL')
  } finally {
    await db.destroy()
  }
  throw new StartError(
    `The database at DATABASE_URL is empty, but ${sqliteFile} holds a temple. ` +
      'To copy it over, start without DATABASE_URL and run `npm run move -- --to postgres://…`. ' +
      'To begin an empty temple, move that file to another folder.',
  )
}

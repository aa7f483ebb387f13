import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Config } from '#server/config.ts'
import { openDb, type DbLocation } from '#server/db/db.ts'
import { orLockedOut } from '#server/db/lockedOut.ts'
import { StartError } from '#server/errors.ts'
import { isEmptyPostgres } from '#server/move/target.ts'
import { newestBackup, restoreWords } from '#server/systemErrors/explain.ts'
import { surroundingsOf } from '#server/systemErrors/inWords.ts'

const isEmptySqlite = (file: string): boolean => {
  if (!existsSync(file) || statSync(file).size === 0) return true
  const sqlite = new Database(file, { readonly: true })
  try {
    return sqlite.prepare('select 1 from sqlite_master').get() === undefined
  } finally {
    sqlite.close()
  }
}

/** There is no table in it, or it is not there. */
const isEmpty = async (location: DbLocation): Promise<boolean> => {
  if ('sqliteFile' in location) return isEmptySqlite(location.sqliteFile)
  const db = openDb(location)
  try {
    return await isEmptyPostgres(db)
  } catch (error) {
    throw orLockedOut(error, 'DATABASE_URL')
  } finally {
    await db.destroy()
  }
}

/** A file that somebody uploaded. */
const findUpload = (dataDir: string): string | undefined => {
  const folder = join(dataDir, 'uploads')
  if (!existsSync(folder)) return undefined
  const file = readdirSync(folder, { recursive: true, withFileTypes: true }).find((each) =>
    each.isFile(),
  )
  return file && join(file.parentPath, file.name)
}

/**
 * In words, if the database is empty although there was a temple: its backups or its uploads are
 * still here. A start would begin a new temple, and in time its backups would push out the last good
 * one.
 */
export const lostTemple = async (
  config: Pick<Config, 'database' | 'dataDir' | 'backups'>,
): Promise<string | undefined> => {
  const { database, dataDir } = config
  const about = surroundingsOf(config)
  if (!(await isEmpty(database))) return undefined
  const trace = newestBackup(about) ?? findUpload(dataDir)
  if (trace === undefined) return undefined
  const which =
    'sqliteFile' in database
      ? `The database ${database.sqliteFile} is ${existsSync(database.sqliteFile) ? 'empty' : 'not there'}`
      : 'The database at DATABASE_URL is empty'
  return `${which}, but there was a temple: ${trace} is still there. ${restoreWords(about)}. To begin an empty temple instead, move its backups and ${join(dataDir, 'uploads')} to another folder.`
}

export const assertNotLost = async (config: Parameters<typeof lostTemple>[0]): Promise<void> => {
  const message = await lostTemple(config)
  if (message !== undefined) throw new StartError(message)
}

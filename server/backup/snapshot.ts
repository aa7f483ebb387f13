import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openDb } from '#server/db/db.ts'
import type { Entry } from './archive.ts'
import { copyRows } from './postgresRows.ts'
import { type Contents, copySqlite, inspectSqlite } from './sqliteCopy.ts'
import type { Data } from './uploads.ts'

/** The name of SQLite's file in a backup, and of the folder of PostgreSQL's tables. */
export const sqliteEntry = 'database/modak.sqlite'
export const rowsFolder = 'database'

export type Snapshot = Contents & {
  readonly dialect: 'sqlite' | 'postgres'
  /** In the folder. */
  readonly files: readonly string[]
}

/** The database as it is at one instant, in files of the folder, which others do not touch. */
export const takeSnapshot = async ({ location }: Data, folder: string): Promise<Snapshot> => {
  if ('sqliteFile' in location) {
    const copy = join(folder, 'modak.sqlite')
    copySqlite(location.sqliteFile, copy)
    return { dialect: 'sqlite', ...inspectSqlite(copy), files: ['modak.sqlite'] }
  }
  const db = openDb(location)
  try {
    return { dialect: 'postgres', ...(await copyRows(db, folder)) }
  } finally {
    await db.destroy()
  }
}

export async function* snapshotEntries(
  folder: string,
  files: readonly string[],
): AsyncGenerator<Entry> {
  for (const file of files) {
    const path = join(folder, file)
    const { size } = await stat(path)
    yield { name: `database/${file}`, bytes: size, body: createReadStream(path) }
  }
}

import { access, link, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { emptyLog, openDb } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { movedMark } from '#server/move/marks.ts'
import { checkCounts } from './check.ts'
import { sqliteEntry } from './snapshot.ts'
import { inspectSqlite } from './sqliteCopy.ts'
import { forgetUnfinished, type Target } from './target.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** What SQLite writes beside a database in use. */
const besides = ['-wal', '-shm']

/** Moves what is in the log into the file. A broken database is put aside with its log. */
const foldLog = (file: string): void => {
  try {
    const db = new Database(file)
    db.pragma('wal_checkpoint(truncate)')
    db.close()
  } catch {
    // It is being replaced for that reason.
  }
}

export const sqliteTarget = (file: string, dataDir: string, scratch: string): Target => {
  const restored = join(scratch, sqliteEntry)
  const putAside = async (name: string): Promise<void> => {
    const folder = join(dataDir, name)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    foldLog(file)
    for (const path of [file, ...besides.map((ending) => file + ending)])
      if (await exists(path))
        await link(path, join(folder, `modak.sqlite${path.slice(file.length)}`))
  }
  return {
    isEmpty: async () => !(await exists(file)),
    prepare: async ({ rows }) => {
      checkCounts(inspectSqlite(restored).rows, rows)
      const db = openDb({ sqliteFile: restored })
      try {
        await migrate(db)
        await forgetUnfinished(db)
        await emptyLog(db)
      } finally {
        await db.destroy()
      }
    },
    swap: async (aside) => {
      if (aside) await putAside(aside)
      // The old log would be taken for the new file's.
      for (const ending of besides) await rm(file + ending, { force: true })
      await rename(restored, file)
      // A restored SQLite file is to be used again, even after a move to PostgreSQL.
      await rm(movedMark(file), { force: true })
    },
    close: async () => undefined,
  }
}

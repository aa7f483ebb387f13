import Database from 'better-sqlite3'
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, StartError } from '#server/errors.ts'

type Row = Record<string, unknown>

const tries = 30

/**
 * Takes the right to write and keeps it: from here on nobody changes anything, while everybody
 * reads. The operating system gives it back when this process ends, however it ends.
 */
const lock = async (sqlite: Database.Database): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      sqlite.exec('begin immediate')
      return
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error
      if (attempt === tries)
        throw new StartError('Somebody kept writing to the SQLite database. Please try again.')
      await wait(1000)
    }
  }
}

/** The migrations that made its tables; none if it is no database of ours. */
export const migrationsIn = (sqliteFile: string): string[] => {
  const sqlite = new Database(sqliteFile, { readonly: true })
  try {
    const hasMigrations = `select 1 from sqlite_master where name = 'knex_migrations'`
    if (!sqlite.prepare(hasMigrations).get()) return []
    const names = sqlite.prepare('select name from knex_migrations order by name').pluck().all()
    return names.map(String)
  } finally {
    sqlite.close()
  }
}

/** Opens the SQLite file for copying. */
export const openSource = async (sqliteFile: string) => {
  const sqlite = new Database(sqliteFile, { fileMustExist: true, timeout: 0 })
  await lock(sqlite).catch((error: unknown) => {
    sqlite.close()
    throw error
  })
  const pluck = (text: string, ...values: unknown[]): unknown[] =>
    sqlite
      .prepare(text)
      .pluck()
      .all(...values)
  return {
    tables: (): string[] =>
      pluck(`select name from sqlite_master where type = 'table' order by name`).map(String),
    columns: (table: string): string[] =>
      pluck('select name from pragma_table_info(?) order by name', table).map(String),
    rows: (table: string): IterableIterator<Row> =>
      sqlite.prepare<[], Row>(`select * from "${table}"`).iterate(),
    /** The highest number that was ever given to a row of it; 0 if its rows are not numbered. */
    highest: (table: string): number =>
      Number(pluck('select seq from sqlite_sequence where name = ?', table)[0] ?? 0),
    /** Ends the lock; nothing was changed. */
    close: () => sqlite.close(),
  }
}

export type Source = Awaited<ReturnType<typeof openSource>>

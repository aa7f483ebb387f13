import Database from 'better-sqlite3'
import { BackupError } from './errors.ts'
import { hasAllTables, type Sums, sumsQuery, toSums } from './sums.ts'

export type Contents = {
  /** The last migration. */
  readonly migration: string
  readonly rows: Readonly<Record<string, number>>
  readonly sums?: Sums | undefined
}

/**
 * A consistent copy while others write: SQLite reads the file as it was at this instant. Call it
 * in a process of its own, because it blocks until it is done.
 */
export const copySqlite = (file: string, to: string): void => {
  const db = new Database(file, { fileMustExist: true, timeout: 30_000 })
  try {
    db.prepare('vacuum into ?').run(to)
  } finally {
    db.close()
  }
}

const column = (db: Database.Database, statement: string): unknown[] =>
  db.prepare(statement).pluck().all()

/** What is in a database file that nobody else uses, once it is found to be sound. */
export const inspectSqlite = (file: string): Contents => {
  const db = new Database(file, { fileMustExist: true })
  try {
    const [soundness] = column(db, 'pragma integrity_check')
    if (soundness !== 'ok' || column(db, 'pragma foreign_key_check').length > 0)
      throw new BackupError('The database is damaged')
    const tables = column(
      db,
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    const rows: Record<string, number> = Object.fromEntries(
      tables.map((name) => [String(name), Number(column(db, `select count(*) from "${name}"`)[0])]),
    )
    const [migration] = column(db, 'select max(name) from knex_migrations')
    const sums = hasAllTables(rows)
      ? toSums(db.prepare(sumsQuery).get() as Record<string, unknown>)
      : undefined
    return { migration: String(migration), rows, sums }
  } finally {
    db.close()
  }
}

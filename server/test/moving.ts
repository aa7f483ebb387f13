import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import Database from 'better-sqlite3'
import type { Knex } from 'knex'
import { onTestFinished } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { childProcess } from './childProcess.ts'
import { fill } from './filled.ts'
import { fillEveryTable } from './fillEveryTable.ts'

const script = resolve(import.meta.dirname, '../../scripts/move/move.ts')

/** Made from the rest by each database itself, or about the tables alone. */
const isOwn = (table: string): boolean => /^(knex_|sqlite_|search_|command_counts)/.test(table)

type Rows = Record<string, string[]>

/** A row in the same words, whichever database it comes from. */
const rowText = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'boolean' ? Number(value) : value,
      ]),
  )

export const rowsOfSqlite = (file: string): Rows => {
  const sqlite = new Database(file, { readonly: true })
  const tables = sqlite
    .prepare(`select name from sqlite_master where type = 'table' order by name`)
    .pluck()
    .all()
    .map(String)
  const rows = tables
    .filter((table) => !isOwn(table))
    .map((table) => [
      table,
      sqlite.prepare<[], object>(`select * from "${table}"`).all().map(rowText).toSorted(),
    ])
  sqlite.close()
  return Object.fromEntries(rows)
}

/** PostgreSQL gives large numbers as text. */
const largeNumbersOf = (db: Knex, table: string): Promise<string[]> =>
  db('information_schema.columns')
    .where({ table_name: table, data_type: 'bigint' })
    .whereRaw('table_schema = current_schema()')
    .pluck('column_name')

const numbersOf = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(
    columns.map((column) => [column, row[column] === null ? null : Number(row[column])]),
  )

export const rowsOfPostgres = async (postgresUrl: string): Promise<Rows> => {
  const db = openDb({ postgresUrl })
  try {
    const tables: string[] = await db('pg_tables')
      .whereRaw('schemaname = current_schema()')
      .orderBy('tablename')
      .pluck('tablename')
    const rows: Rows = {}
    for (const table of tables.filter((one) => !isOwn(one))) {
      const large = await largeNumbersOf(db, table)
      const found: Record<string, unknown>[] = await db(table)
      rows[table] = found
        .map((row) => ({ ...row, ...numbersOf(row, large) }))
        .map(rowText)
        .toSorted()
    }
    return rows
  } finally {
    await db.destroy()
  }
}

export const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A temple in a SQLite file, with rows in every table. */
export const filledFolder = async (rowsEach: number) => {
  const folder = await newFolder()
  const sqliteFile = join(folder, 'modak.sqlite')
  await fill({ sqliteFile })
  const empty = fillEveryTable(sqliteFile, rowsEach)
  return { folder, sqliteFile, empty }
}

/** An empty database on that server. */
export const newDatabase = async (server: string) => {
  const name = `move_${randomUUID().replaceAll('-', '')}`
  const onServer = async (sql: string): Promise<void> => {
    const db = openDb({ postgresUrl: server })
    await db.raw(sql).finally(() => db.destroy())
  }
  await onServer(`create database ${name}`)
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => onServer(`drop database ${name} with (force)`),
  }
}

/** The command, in a process of its own. */
export const moveCommand = (folder: string, to: string, wait = 0) =>
  childProcess(script, ['--to', to, '--wait', String(wait)], { DATA_DIR: folder })

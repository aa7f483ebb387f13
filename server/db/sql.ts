import { channel } from 'node:diagnostics_channel'
import type { Knex } from 'knex'
import { isPostgres, type Sqlite } from './db.ts'

type Value = string | number | boolean | null

/** The function that runs the statements of a transaction at once, and is given each. */
type Direct = { readonly sqlite: Sqlite; readonly onQuery: () => void }

const directs = new WeakMap<Knex, Direct>()

/** Sends `sql` past Knex, on the connection of this transaction, while `work` runs. */
export const withDirect = async <T>(
  trx: Knex,
  direct: Direct,
  work: () => Promise<T>,
): Promise<T> => {
  directs.set(trx, direct)
  try {
    return await work()
  } finally {
    directs.delete(trx)
  }
}

/** Publishes each statement that goes past Knex, which announces its own. */
export const directStatement = channel('modak:db:direct')

const toSqlite = (value: Value): unknown => (typeof value === 'boolean' ? Number(value) : value)

const ask = <Row>({ sqlite, onQuery }: Direct, text: string, values: readonly Value[]): Row[] => {
  onQuery()
  directStatement.publish(text)
  try {
    const statement = sqlite.prepare(text)
    const bindings = values.map(toSqlite)
    if (statement.reader) return statement.all(bindings) as Row[]
    statement.run(bindings)
    return []
  } catch (error) {
    // As Knex does: names the statement.
    if (error instanceof Error) error.message = `${text} - ${error.message}`
    throw error
  }
}

/**
 * Runs one hand-written statement, with `?` for each value, and returns its rows. For what is done
 * with each write: Knex needs ten times as long to build a statement as SQLite to run it.
 */
export const sql = async <Row>(
  db: Knex,
  text: string,
  values: readonly Value[] = [],
): Promise<Row[]> => {
  const direct = directs.get(db)
  if (direct) return ask<Row>(direct, text, values)
  const answer = await db.raw(text, [...values])
  const rows = isPostgres(db) ? answer.rows : answer
  return Array.isArray(rows) ? rows : []
}

/** Inserts rows with the same columns; `ending` adds the rest, e.g. `on conflict do nothing`. */
export const insertRows = <Row>(
  db: Knex,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
  ending = '',
): Promise<Row[]> => {
  const columns = Object.keys(rows[0] ?? {})
  const places = `(${columns.map(() => '?').join(', ')})`
  return sql<Row>(
    db,
    `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => places).join(', ')} ${ending}`,
    rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  )
}

import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type Column = { readonly name: string; readonly type: string }
type Reference = { readonly column: string; readonly table: string; readonly target: string }

const ofSqlite = {
  tables: `select name from pragma_table_list where schema = 'main' and type = 'table'
    and name not like 'sqlite_%'`,
  columns: `select name, lower(type) as type from pragma_table_info(?)`,
  references: `select "from" as "column", "table", coalesce("to", 'id') as target
    from pragma_foreign_key_list(?)`,
  rules: 'select sql as text from sqlite_master where tbl_name = ?',
}

const ofPostgres = {
  tables: `select tablename as name from pg_tables where schemaname = 'public'`,
  columns: `select column_name as name, data_type as type from information_schema.columns
    where table_name = ? and table_schema = 'public' and is_generated = 'NEVER'`,
  references: `select a.attname as "column", confrelid::regclass::text as "table", b.attname as target
    from pg_constraint c, unnest(c.conkey, c.confkey) as k(mine, theirs),
      pg_attribute a, pg_attribute b
    where c.contype = 'f' and c.conrelid = ?::regclass and a.attrelid = c.conrelid
      and a.attnum = k.mine and b.attrelid = c.confrelid and b.attnum = k.theirs`,
  rules: `select pg_get_constraintdef(oid) as text from pg_constraint
    where contype = 'c' and conrelid = ?::regclass`,
}

const statementsOf = (db: Knex) => (isPostgres(db) ? ofPostgres : ofSqlite)

/** All but Knex's own, and the tables behind SQLite's full-text search, which it fills itself. */
const everyTable = async (db: Knex): Promise<string[]> => {
  const found = await sql<{ name: string }>(db, statementsOf(db).tables)
  return found.map(({ name }) => name).filter((name) => !name.startsWith('knex_'))
}

/** Letters that a careless copy loses. */
const hard = 'ॐ "गं"\\\n\u2028 \u{1F418}'

const valueFor = ({ type }: Column): unknown => {
  if (/bytea|blob/.test(type)) return Buffer.from([0, 255, 10, 13, 92])
  if (/int|real|double|numeric|float/.test(type)) return 1
  if (type === 'boolean') return true
  if (/json/.test(type)) return JSON.stringify({ hard })
  return hard
}

/** The first of the values that a column may have, as either database writes the rule. */
const oneOf = /(\w+)[`")]*(?:::text)?\s*(?:in\s*\(|= ANY \(+ARRAY\[)\s*'([^']*)'/gi

const rowFor = async (db: Knex, table: string): Promise<Record<string, unknown>> => {
  const { columns, references, rules } = statementsOf(db)
  const row: Record<string, unknown> = {}
  for (const column of await sql<Column>(db, columns, [table])) row[column.name] = valueFor(column)
  for (const { text } of await sql<{ text: string | null }>(db, rules, [table]))
    for (const [, column = '', value] of (text ?? '').matchAll(oneOf)) row[column] = value
  for (const { column, table: other, target } of await sql<Reference>(db, references, [table])) {
    const [known] = await db(other).limit(1).pluck(target)
    row[column] = known ?? (other === table ? null : undefined)
    if (row[column] === undefined) throw new Error(`${other} has no row yet`)
  }
  return row
}

/** Puts a row into every table that has none, as odd as its columns allow. */
export const fillEveryTable = async (db: Knex): Promise<void> => {
  let failed: unknown
  let empty = await everyTable(db)
  // A row may refer to tables that come later.
  for (let before = Infinity; empty.length > 0 && empty.length < before;) {
    before = empty.length
    const still: string[] = []
    for (const table of empty) {
      try {
        if (!(await db(table).first())) await db(table).insert(await rowFor(db, table))
      } catch (error) {
        failed = error
        still.push(table)
      }
    }
    empty = still
  }
  if (empty.length > 0) throw new Error(`${empty.join(', ')} stayed empty`, { cause: failed })
}

/** Every row of every table, in an order that does not depend on where it is stored. */
export const everyRow = async (db: Knex): Promise<Record<string, string[]>> => {
  const tables = await everyTable(db)
  const contents = await Promise.all(
    tables.toSorted().map(async (table) => {
      const rows: unknown[] = await db(table)
      return [table, rows.map((row) => JSON.stringify(row)).toSorted()] as const
    }),
  )
  return Object.fromEntries(contents)
}

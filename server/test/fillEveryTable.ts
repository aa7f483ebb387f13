import Database from 'better-sqlite3'

type Column = {
  readonly name: string
  readonly type: string
  readonly notnull: number
  readonly pk: number
}
type Key = { readonly table: string; readonly from: string; readonly to: string | null }
type Table = {
  readonly name: string
  readonly sql: string
  readonly columns: readonly Column[]
  readonly keys: readonly Key[]
}

/** The values that a column's check allows, from the text of its table. */
const allowedIn = (sql: string, column: string): string[] => {
  const list = new RegExp(`[\`"(]${column}[\`"]?\\s+in\\s*\\(([^)]*)\\)`, 'i').exec(sql)?.[1]
  return [...(list ?? '').matchAll(/'([^']*)'|(\d+)/g)].map(
    ([, text, digits]) => text ?? digits ?? '',
  )
}

/** Those that others refer to come first. */
const inOrder = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = []
  const add = (table: Table): void => {
    if (ordered.includes(table)) return
    for (const { table: name } of table.keys) {
      const other = tables.find((one) => one.name === name && one !== table)
      if (other) add(other)
    }
    ordered.push(table)
  }
  tables.forEach(add)
  return ordered
}

const readTables = (sqlite: Database.Database): Table[] =>
  sqlite
    .prepare<[], { name: string; sql: string }>(
      `select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%'
       and name not like 'knex_%' and name not like 'search_%'`,
    )
    .all()
    .map(({ name, sql }) => ({
      name,
      sql,
      columns: sqlite.prepare<[string], Column>('select * from pragma_table_info(?)').all(name),
      keys: sqlite.prepare<[string], Key>('select * from pragma_foreign_key_list(?)').all(name),
    }))

/**
 * Rows in every table of a SQLite file, made from the schema alone: no value like another, as far
 * as checks and foreign keys allow. Returns the tables that are empty nevertheless.
 */
export const fillEveryTable = (file: string, rowsEach: number): string[] => {
  const sqlite = new Database(file)
  sqlite.pragma('synchronous = off')
  const tables = inOrder(readTables(sqlite))
  let made = 0

  const otherRow = ({ table, to }: Key, row: number): unknown =>
    sqlite
      .prepare(
        `select "${to ?? 'id'}" from "${table}" limit 1 offset ${row} % max(1, (select count(*) from "${table}"))`,
      )
      .pluck()
      .get() ?? null

  const valueOf = ({ name, type, pk }: Column, { sql, keys }: Table, row: number): unknown => {
    made += 1
    const key = keys.find(({ from }) => from === name)
    if (key) return otherRow(key, row)
    const allowed = allowedIn(sql, name)
    if (allowed.length > 0) {
      const value = allowed[row % allowed.length] ?? ''
      return /int/i.test(type) ? Number(value) : value
    }
    if (/int/i.test(type)) return pk ? 1_000_000 + made : 1 + (row % 5)
    if (/bool/i.test(type)) return row % 2
    if (/float/i.test(type)) return row + 0.1
    if (/blob/i.test(type)) return Buffer.from([0, 255, row % 256, made % 256])
    // What two databases might write differently: quotes, backslashes, other scripts, lines.
    return `मोदक ${made} '"\\x00 🪔\n${row}`
  }

  const fillTable = (table: Table): boolean => {
    const { name, columns } = table
    const insert = sqlite.prepare(
      `insert or ignore into "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')})
       values (${columns.map(() => '?').join(', ')})`,
    )
    for (let row = 0; row < rowsEach; row += 1) {
      const isSparse = row % 3 === 2
      insert.run(
        columns.map((column) =>
          isSparse && !column.notnull && !column.pk ? null : valueOf(column, table, row),
        ),
      )
    }
    return sqlite.prepare(`select 1 from "${name}"`).get() !== undefined
  }

  const empty = sqlite.transaction(() => tables.filter((table) => !fillTable(table)))()
  sqlite.close()
  return empty.map(({ name }) => name)
}

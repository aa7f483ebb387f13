import { createReadStream } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import type { Contents } from './sqliteCopy.ts'
import { hasAllTables, sumsQuery, toSums } from './sums.ts'

/** They say which migrations ran; a restore runs these itself. */
const notCopied = ['knex_migrations', 'knex_migrations_lock']

const fetched = 100

/** Rows are inserted until they have this many characters. */
const batchLength = 1024 * 1024

const schema = 'current_schema()'

export const listTables = async (db: Knex): Promise<string[]> => {
  const { rows } = await db.raw(
    `select table_name from information_schema.tables
     where table_schema = ${schema} and table_type = 'BASE TABLE' order by table_name`,
  )
  const names: string[] = rows.map(({ table_name: name }: { table_name: string }) => name)
  return names.filter((name) => !notCopied.includes(name))
}

/** Without those that PostgreSQL computes. */
const columnsOf = async (db: Knex, table: string): Promise<string> => {
  const { rows } = await db.raw(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns
     where table_schema = ${schema} and table_name = ? and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0].columns
}

/** Each row as JSON on a line, written by PostgreSQL itself, which loses nothing. */
const copyTable = async (trx: Knex, table: string, path: string): Promise<number> => {
  const file = await open(path, 'w', 0o600)
  try {
    await trx.raw(
      `declare rows no scroll cursor for
       select row_to_json(r)::text as line from (select ${await columnsOf(trx, table)} from ??) r`,
      [table],
    )
    for (let count = 0; ;) {
      const { rows } = await trx.raw(`fetch ${fetched} from rows`)
      if (rows.length === 0) return count
      count += rows.length
      await file.write(rows.map(({ line }: { line: string }) => `${line}\n`).join(''))
    }
  } finally {
    await trx.raw('close rows').catch(() => undefined)
    await file.close()
  }
}

const sequences = 'sequences.json'
type Sequence = { readonly name: string; readonly last: string }

/** Writes all rows, as they were at one instant, to files in the folder. */
export const copyRows = (db: Knex, folder: string): Promise<Contents & { files: string[] }> =>
  db.transaction(
    async (trx) => {
      const rows: Record<string, number> = {}
      for (const table of await listTables(trx))
        rows[table] = await copyTable(trx, table, join(folder, `${table}.jsonl`))
      const sums = hasAllTables(rows) ? toSums((await trx.raw(sumsQuery)).rows[0]) : undefined
      const [last] = await trx('knex_migrations').max({ name: 'name' })
      const found: { rows: Sequence[] } = await trx.raw(
        `select sequencename as name, last_value::text as last from pg_sequences
         where schemaname = ${schema} and last_value is not null`,
      )
      await writeFile(join(folder, sequences), JSON.stringify(found.rows), { mode: 0o600 })
      const files = [...Object.keys(rows).map((table) => `${table}.jsonl`), sequences]
      return { migration: String(last?.['name']), rows, sums, files }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )

const insert = (trx: Knex, table: string, columns: string, lines: readonly string[]) =>
  trx.raw(
    `insert into ?? (${columns}) overriding system value
     select ${columns} from json_populate_recordset(null::??, ?::json)`,
    [table, table, `[${lines.join(',')}]`],
  )

/** At line feeds only: Node's `readline` would also cut at U+2028, which texts may hold. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const fillTable = async (trx: Knex, table: string, path: string): Promise<number> => {
  const columns = await columnsOf(trx, table)
  let lines: string[] = []
  let length = 0
  let count = 0
  for await (const line of linesOf(path)) {
    lines.push(line)
    length += line.length
    count += 1
    if (length < batchLength) continue
    await insert(trx, table, columns, lines)
    lines = []
    length = 0
  }
  if (lines.length > 0) await insert(trx, table, columns, lines)
  return count
}

type Reference = { readonly table: string; readonly name: string; readonly definition: string }

/** Tables refer to each other in any order, even to themselves: checked once all are filled. */
const withoutReferences = async (trx: Knex, work: () => Promise<void>): Promise<void> => {
  const { rows }: { rows: Reference[] } = await trx.raw(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = ${schema}::regnamespace`,
  )
  for (const { table, name } of rows) await trx.raw(`alter table ${table} drop constraint ${name}`)
  await work()
  for (const { table, name, definition } of rows)
    await trx.raw(`alter table ${table} add constraint ${name} ${definition}`)
}

/**
 * Replaces the content of a freshly migrated schema by the rows in the folder. Some tables refuse
 * to be changed, so their triggers are off meanwhile.
 */
export const fillRows = (db: Knex, folder: string): Promise<Record<string, number>> =>
  db.transaction(async (trx) => {
    const tables = await listTables(trx)
    const filled: Record<string, number> = {}
    for (const table of tables) await trx.raw('alter table ?? disable trigger user', [table])
    await trx.raw(`truncate ${tables.map(() => '??').join(', ')}`, tables)
    await withoutReferences(trx, async () => {
      for (const table of tables)
        filled[table] = await fillTable(trx, table, join(folder, `${table}.jsonl`))
    })
    for (const table of tables) await trx.raw('alter table ?? enable trigger user', [table])
    const last: Sequence[] = JSON.parse(await readFile(join(folder, sequences), 'utf8'))
    for (const { name, last: value } of last)
      await trx.raw('select setval(quote_ident(?)::regclass, ?::bigint)', [name, value])
    return filled
  })

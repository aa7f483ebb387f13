import type { Knex } from 'knex'
import { type Checksum, type Columns, isSame, noRows, withRow } from './checksum.ts'
import type { Source } from './source.ts'
import { columnsOf, setSequence, withoutForeignKeys } from './target.ts'

/** PostgreSQL keeps its own, or makes it again from the rest. */
const isLeftOut = (table: string): boolean =>
  /^(knex_migrations|knex_migrations_lock|sqlite_.*|search_(entries|state|terms.*)|modak_move_.*|command_counts)$/.test(
    table,
  )

/** PostgreSQL takes at most 65,535 values in a statement. */
const mostValues = 30_000
const mostRows = 500

const readMost = 1000

type Row = Record<string, unknown>

const toPostgres = (row: Row, columns: Columns): Row =>
  Object.fromEntries(
    [...columns].map(([name, type]) => {
      const value = row[name]
      return [name, type === 'boolean' && typeof value === 'number' ? value !== 0 : value]
    }),
  )

const copyTable = async (
  trx: Knex,
  table: string,
  columns: Columns,
  source: Source,
): Promise<Checksum> => {
  const most = Math.max(1, Math.min(mostRows, Math.floor(mostValues / columns.size)))
  let checksum = noRows
  let batch: Row[] = []
  const store = async (): Promise<void> => {
    if (batch.length > 0) await trx(table).insert(batch)
    batch = []
  }
  for (const row of source.rows(table)) {
    checksum = withRow(checksum, row, columns)
    batch.push(toPostgres(row, columns))
    if (batch.length === most) await store()
  }
  await store()
  return checksum
}

/** What PostgreSQL holds now, read again from the beginning. */
const checksumOf = async (trx: Knex, table: string, columns: Columns): Promise<Checksum> => {
  await trx.raw('declare moved no scroll cursor for select * from ??', [table])
  let checksum = noRows
  for (;;) {
    const { rows }: { rows: Row[] } = await trx.raw(`fetch ${readMost} from moved`)
    for (const row of rows) checksum = withRow(checksum, row, columns)
    if (rows.length < readMost) break
  }
  await trx.raw('close moved')
  return checksum
}

const difference = (expected: readonly string[], found: readonly string[]): string | undefined =>
  expected.find((name) => !found.includes(name)) ?? found.find((name) => !expected.includes(name))

/** The tables to copy; a table or column that only one side has is a mistake of ours. */
const tablesToCopy = async (trx: Knex, source: Source): Promise<Map<string, Columns>> => {
  const target = new Map([...(await columnsOf(trx))].filter(([table]) => !isLeftOut(table)))
  const tables = source.tables().filter((table) => !isLeftOut(table))
  const odd = difference(tables, [...target.keys()])
  if (odd) throw new Error(`Only one of the databases has a table ${odd}`)
  for (const [table, columns] of target) {
    const other = difference(source.columns(table), [...columns.keys()])
    if (other) throw new Error(`Only one of the databases has a column ${other} in ${table}`)
  }
  return target
}

export type Copied = { readonly table: string; readonly rows: number }

/** Copies all rows within one transaction, and compares both sides at its end. */
export const copyAll = async (
  trx: Knex,
  source: Source,
  onTable: (copied: Copied) => void,
): Promise<void> => {
  const tables = await tablesToCopy(trx, source)
  const sums = new Map<string, Checksum>()
  await withoutForeignKeys(trx, async () => {
    for (const [table, columns] of tables) {
      // Migrations write a few rows.
      if (await trx(table).first()) await trx(table).delete()
      const checksum = await copyTable(trx, table, columns, source).catch((error: unknown) => {
        throw new Error(`The table ${table} could not be copied`, { cause: error })
      })
      sums.set(table, checksum)
      await setSequence(trx, table, columns, source.highest(table))
      onTable({ table, rows: checksum.rows })
    }
  })
  for (const [table, columns] of tables) {
    if (!isSame(sums.get(table) ?? noRows, await checksumOf(trx, table, columns)))
      throw new Error(`The copy of the table ${table} differs from the original`)
  }
}

import type { Knex } from 'knex'
import { StartError } from '#server/errors.ts'
import { withStartupLock } from '#server/db/startupLock.ts'
import { openDb } from '#server/db/db.ts'
import { orLockedOut } from '#server/db/lockedOut.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Columns } from './checksum.ts'

/** There from the beginning of a move to its end: a move that was killed left it behind. */
const unfinished = 'modak_move_unfinished'

type Rows = { readonly rows: readonly Record<string, string>[] }

const select = async (db: Knex, text: string, values: readonly string[] = []) =>
  ((await db.raw(text, [...values])) as Rows).rows

const tablesOf = async (db: Knex): Promise<string[]> =>
  (await select(db, 'select tablename from pg_tables where schemaname = current_schema()')).map(
    ({ tablename = '' }) => tablename,
  )

/** Nothing was ever stored in this PostgreSQL. */
export const isEmptyPostgres = async (db: Knex): Promise<boolean> =>
  (await tablesOf(db)).length === 0

/** A killed move left tables behind, which hold nothing of the temple. */
export const isUnfinished = async (db: Knex): Promise<boolean> =>
  (await tablesOf(db)).includes(unfinished)

/** Takes away what this or an earlier move made: before it there were no tables. */
const clear = async (db: Knex): Promise<void> => {
  await db.transaction(async (trx) => {
    for (const table of await tablesOf(trx)) await trx.raw('drop table ?? cascade', [table])
    const made = await select(
      trx,
      `select p.oid::regprocedure::text as name from pg_proc p
       where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype`,
    )
    for (const { name = '' } of made) await trx.raw(`drop function ${name}`)
  })
}

/** Opens an empty PostgreSQL and makes the tables; any other is refused. */
export const openTarget = async (postgresUrl: string) => {
  const db = openDb({ postgresUrl })
  try {
    if (await isUnfinished(db)) await clear(db)
    if (!(await isEmptyPostgres(db))) {
      throw new StartError(
        'The PostgreSQL database already has tables. Create an empty one and give its address.',
      )
    }
    await db.raw('create table ?? ()', [unfinished])
    await withStartupLock(db, { postgresUrl }, () => migrate(db))
  } catch (error) {
    await db.destroy()
    throw orLockedOut(error, '--to')
  }
  return {
    db,
    /** The copy is complete; part of the transaction that makes it. */
    finish: (trx: Knex) => trx.raw('drop table ??', [unfinished]),
    close: () => db.destroy(),
    undo: () => clear(db),
  }
}

/** The stored columns of every table, in the order of their names. */
export const columnsOf = async (db: Knex): Promise<Map<string, Columns>> => {
  const found = await select(
    db,
    `select table_name, column_name, data_type from information_schema.columns
     where table_schema = current_schema() and is_generated = 'NEVER'
     order by table_name, column_name`,
  )
  const tables = new Map<string, Map<string, string>>()
  for (const { table_name = '', column_name = '', data_type = '' } of found) {
    const columns = tables.get(table_name) ?? new Map<string, string>()
    tables.set(table_name, columns.set(column_name, data_type))
  }
  return tables
}

/**
 * Takes the foreign keys away while rows arrive, because some tables refer to themselves or to each
 * other. Putting them back checks every row.
 */
export const withoutForeignKeys = async (trx: Knex, work: () => Promise<void>): Promise<void> => {
  const keys = await select(
    trx,
    `select conrelid::regclass::text as on_table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  for (const { on_table, name } of keys)
    await trx.raw(`alter table ${on_table} drop constraint ${name}`)
  await work()
  for (const { on_table, name, text } of keys)
    await trx.raw(`alter table ${on_table} add constraint ${name} ${text}`)
}

/** New rows are numbered after the highest number that was ever given. */
export const setSequence = async (
  trx: Knex,
  table: string,
  columns: Columns,
  highest: number,
): Promise<void> => {
  for (const column of columns.keys()) {
    const [found] = await select(trx, 'select pg_get_serial_sequence(quote_ident(?), ?) as name', [
      table,
      column,
    ])
    if (found?.['name'] && highest > 0) {
      await trx.raw('select setval(?::regclass, ?)', [found['name'], highest])
    }
  }
}

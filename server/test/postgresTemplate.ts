import type { Knex } from 'knex'
import { openDb } from '#server/db/db.ts'
import { fill } from './filled.ts'

/** What tests copy: its own content is stored beside it, with a function that restores it. */
export const templateName = 'test_template'

/**
 * Everything in the schema that a test may have changed, as one line: a change writes new rows
 * there.
 */
const shape = `(select string_agg(rows, ' ') from (
  select sum(xmin::text::bigint)::text rows from pg_attribute
  union all select sum(xmin::text::bigint)::text from pg_constraint
  union all select sum(xmin::text::bigint)::text from pg_index
  union all select sum(xmin::text::bigint)::text from pg_proc
  union all select sum(xmin::text::bigint)::text from pg_trigger
  union all select string_agg(relname, ',' order by relname)
    from pg_class where relnamespace = 'public'::regnamespace) catalogs)`

/**
 * Emptied with `delete`, ten times as quick for a few rows as `truncate`. Triggers and foreign keys
 * are off.
 */
const restore = (tables: readonly string[], filled: ReadonlyMap<string, string>): string => `
create function template.restore() returns boolean language plpgsql
set session_replication_role = replica as $$
begin
  perform pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid();
  if (select line from template.shape) <> ${shape} then return false; end if;
  ${tables.map((table) => `delete from public.${table};`).join('\n  ')}
  ${[...filled]
    .map(
      ([table, columns]) => `insert into public.${table} (${columns}) overriding system value
    select ${columns} from template.${table};`,
    )
    .join('\n  ')}
  perform setval(name, value, is_called) from template.sequences;
  return true;
end $$`

/** The columns of each table that has rows. */
const listFilled = async (db: Knex, tables: readonly string[]): Promise<Map<string, string>> => {
  const filled = new Map<string, string>()
  for (const table of tables) {
    if (!(await db(table).first())) continue
    filled.set(
      table,
      Object.keys(await db(table).columnInfo())
        .map((column) => `"${column}"`)
        .join(', '),
    )
  }
  return filled
}

/** Makes the filled database, once for the whole run. */
export const makeTemplate = async (postgresUrl: string): Promise<void> => {
  await fill({ postgresUrl })
  const db = openDb({ postgresUrl })
  const tables: string[] = await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
  const filled = await listFilled(db, tables)
  await db.raw('create schema template')
  for (const table of filled.keys())
    await db.raw(`create table template.${table} as table public.${table}`)
  await db.raw(`create table template.sequences as
    select format('public.%I', sequencename) as name, coalesce(last_value, 1) as value,
      last_value is not null as is_called
    from pg_sequences where schemaname = 'public'`)
  await db.raw('create table template.shape (line text)')
  await db.raw(restore(tables, filled))
  await db.raw(`insert into template.shape select ${shape}`)
  await db.destroy()
}

import type { Knex } from 'knex'

/** Each table in which staff search, and the columns from which its search terms are made. */
const searched: Readonly<Record<string, readonly string[]>> = {
  puja_bookings: ['full_name', 'phone', 'sankalp'],
  users: ['full_name', 'username'],
  donations: ['full_name'],
  contact_messages: ['name', 'message'],
  orders: ['full_name', 'phone'],
}

const changed = (columns: readonly string[], differs: string): string =>
  columns.map((column) => `old.${column} ${differs} new.${column}`).join(' or ')

const clearOnSqlite = (table: string, columns: readonly string[]): string =>
  `create trigger ${table}_search_terms after update of ${columns.join(', ')} on ${table}
   when ${changed(columns, 'is not')}
   begin update ${table} set search_terms = null where id = new.id; end`

const clearOnPostgres = (table: string, columns: readonly string[]): string =>
  `create trigger ${table}_search_terms before update of ${columns.join(', ')} on ${table}
   for each row when (${changed(columns, 'is distinct from')})
   execute function search_terms_clear()`

/**
 * The terms by which staff find a row, whatever script its names are in and however its phone
 * number is typed. Null until a search makes them; changing or erasing their source clears them.
 */
export const up = async (knex: Knex): Promise<void> => {
  const isPostgres = knex.client.config.client === 'pg'
  if (isPostgres) {
    await knex.raw(
      `create function search_terms_clear() returns trigger language plpgsql as $$
       begin new.search_terms := null; return new; end $$`,
    )
  }
  for (const [table, columns] of Object.entries(searched)) {
    await knex.raw(`create index ${table}_unsearched on ${table} (id) where search_terms is null`)
    await knex.raw((isPostgres ? clearOnPostgres : clearOnSqlite)(table, columns))
  }
}

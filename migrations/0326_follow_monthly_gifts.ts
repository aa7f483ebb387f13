import type { Knex } from 'knex'

// The function is that of the tables in which staff searched first (0227).
const clearOnSqlite = `create trigger monthly_gifts_search_terms after update of full_name on monthly_gifts
  when old.full_name is not new.full_name
  begin update monthly_gifts set search_terms = null where id = new.id; end`

const clearOnPostgres = `create trigger monthly_gifts_search_terms before update of full_name on monthly_gifts
  for each row when (old.full_name is distinct from new.full_name)
  execute function search_terms_clear()`

/** What leads from a name to a monthly gift, and since when its card is declined. */
export const up = async (knex: Knex): Promise<void> => {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.raw('alter table monthly_gifts add column search_terms text')
  await knex.raw(
    'create index monthly_gifts_unsearched on monthly_gifts (id) where search_terms is null',
  )
  await knex.raw(isPostgres ? clearOnPostgres : clearOnSqlite)
  await knex.raw('alter table monthly_gifts add column failed_at text')
}

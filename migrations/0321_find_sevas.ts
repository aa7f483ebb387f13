import type { Knex } from 'knex'

/** As `server/privacy/personFilter.ts` wrote it when this was written. */
const bare = (column: string): string => {
  const blanks = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (letter) => /\s/.test(letter),
  )
  return ['(0)', ...'-.()', ...blanks].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    column,
  )
}

const searched = ['full_name', 'in_name', 'phone']

const changed = (differs: string): string =>
  searched.map((column) => `old.${column} ${differs} new.${column}`).join(' or ')

const clearOnSqlite = `create trigger sevas_search_terms after update of ${searched.join(', ')} on sevas
  when ${changed('is not')}
  begin update sevas set search_terms = null where id = new.id; end`

// The function is that of the tables in which staff searched first (0227).
const clearOnPostgres = `create trigger sevas_search_terms before update of ${searched.join(', ')} on sevas
  for each row when (${changed('is distinct from')})
  execute function search_terms_clear()`

/** What leads from a devotee to their sevas, and from a name or number to the devotee. */
export const up = async (knex: Knex): Promise<void> => {
  const isPostgres = knex.client.config.client === 'pg'
  await knex.raw('alter table sevas add column search_terms text')
  await knex.raw('create index sevas_unsearched on sevas (id) where search_terms is null')
  await knex.raw(isPostgres ? clearOnPostgres : clearOnSqlite)
  await knex.raw('create index sevas_email on sevas (lower(email))')
  await knex.raw(`create index sevas_phone on sevas (${bare('phone')})`)
}

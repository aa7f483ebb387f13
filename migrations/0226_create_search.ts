import type { Knex } from 'knex'

const isPostgres = (knex: Knex): boolean => knex.client.config.client === 'pg'

/** PostgreSQL makes the terms into a column of its own, SQLite has a table for them. */
const indexTerms = async (knex: Knex): Promise<void> => {
  if (!isPostgres(knex)) {
    await knex.raw(
      `create virtual table search_terms using fts5(title_terms, text_terms, tokenize = 'unicode61')`,
    )
    return
  }
  await knex.raw(`alter table search_entries add column terms tsvector generated always as (
    setweight(to_tsvector('simple', title_terms), 'A') ||
    setweight(to_tsvector('simple', text_terms), 'B')) stored`)
  await knex.raw('create index search_entries_terms on search_entries using gin (terms)')
}

/**
 * What search can find, with its terms (contract/search/text.ts): romanised and folded, so that no
 * tokeniser of a database has to know Devanagari.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('search_entries', (table) => {
    table.increments('id')
    table.text('path').notNullable().unique()
    table.text('kind').notNullable()
    table.text('title').notNullable()
    table.text('text').notNullable()
    table.text('also').notNullable()
    table.text('date')
    // A hash of everything above: unchanged entries are not written again.
    table.text('hash').notNullable()
    if (isPostgres(knex)) {
      table.text('title_terms').notNullable()
      table.text('text_terms').notNullable()
    }
  })
  await indexTerms(knex)

  // One row: the edition of the site that was last indexed.
  await knex.schema.createTable('search_state', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('edition').notNullable()
  })
  await knex('search_state').insert({ id: 1, edition: '' })
}

import type { Knex } from 'knex'

/** What can be found in each language; until now it was in English. */
export const up = async (knex: Knex): Promise<void> => {
  // Knex would build the table anew on SQLite.
  await knex.raw(
    `alter table search_entries add column language text not null default 'en'
     check (language in ('en', 'mr', 'hi'))`,
  )
  // As JSON: which of its texts nobody has translated.
  await knex.raw('alter table search_entries add column in_english text')
  await knex.schema.alterTable('search_entries', (table) => {
    table.dropUnique(['path'])
    table.unique(['language', 'path'])
  })

  // One row for each language: the edition of the site that was last indexed in it.
  await knex.schema.dropTable('search_state')
  await knex.schema.createTable('search_state', (table) => {
    table.text('language').primary().checkIn(['en', 'mr', 'hi'])
    table.text('edition').notNullable()
  })
  const rows = ['en', 'mr', 'hi'].map((language) => ({ language, edition: '' }))
  await knex('search_state').insert(rows)
}

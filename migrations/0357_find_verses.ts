import type { Knex } from 'knex'

/** What is chanted has its own language: a search shows a line of it as such. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('search_entries', (table) => {
    table.text('verses')
    table.text('verses_language')
  })
}

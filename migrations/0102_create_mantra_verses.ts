import type { Knex } from 'knex'

/** What a mantra's page says about one verse; a verse of which it says nothing has no row. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('mantra_verses', (table) => {
    table.text('mantra_id').notNullable().references('mantras.id').onDelete('CASCADE')
    table.integer('verse').notNullable()
    table.text('heading')
    table.text('meaning')
    /** JSON: pairs of a word and its meaning. */
    table.text('words')
    table.primary(['mantra_id', 'verse'])
  })
  await knex.schema.alterTable('mantras', (table) => {
    table.text('meaning_source')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('mantras', (table) => {
    table.dropColumn('meaning_source')
  })
  await knex.schema.dropTable('mantra_verses')
}

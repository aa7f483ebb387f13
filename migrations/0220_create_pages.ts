import type { Knex } from 'knex'

/** Text pages that the temple's staff write: about the temple, policies, FAQ. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('pages', (table) => {
    table.text('name').primary()
    table.text('title').notNullable()
    table.text('description').notNullable()
    table.text('markdown').notNullable()
    // Made from the Markdown when it is saved.
    table.text('html').notNullable()
    table.text('updated_at').notNullable()
    table.integer('version').notNullable().defaultTo(1)
  })
}

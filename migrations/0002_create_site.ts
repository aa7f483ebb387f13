import type { Knex } from 'knex'

/** One row: what the temple says about itself, as the JSON the API answers with. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('site', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('content').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('site')
}

import type { Knex } from 'knex'

/** One row: the temple's details, as the JSON that the API answers with. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('site', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.text('content').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('site')
}

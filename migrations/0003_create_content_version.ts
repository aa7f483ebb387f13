import type { Knex } from 'knex'

/** One row: a counter that rises whenever what visitors see changes. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('content_version', (table) => {
    table.integer('id').primary().checkIn(['1'])
    table.integer('version').notNullable()
  })
  await knex('content_version').insert({ id: 1, version: 1 })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('content_version')
}

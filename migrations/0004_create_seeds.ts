import type { Knex } from 'knex'

/**
 * What was inserted at the first start, so that it is not inserted again after staff removed it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('seeds', (table) => {
    table.text('name').primary()
    table.text('seeded_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('seeds')
}

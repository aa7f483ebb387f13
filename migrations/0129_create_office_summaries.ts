import type { Knex } from 'knex'

/** The temple's days whose summary was planned, or found to be empty. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('office_summaries', (table) => {
    table.text('date').primary()
    table.boolean('is_empty').notNullable()
    table.text('planned_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('office_summaries')
}

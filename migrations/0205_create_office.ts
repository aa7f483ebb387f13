import type { Knex } from 'knex'

/** What the office is told of by itself. */
export const up = async (knex: Knex): Promise<void> => {
  // What is wrong with the installation, and whether the administrators were emailed.
  await knex.schema.createTable('alarms', (table) => {
    table.text('name').primary()
    table.text('since').notNullable()
    // When the administrators were emailed that it has begun.
    table.text('sent_at')
    // Since when it has not been seen; empty while it lasts.
    table.text('gone_since')
  })

  // The temple's days whose summary was planned, or found to be empty.
  await knex.schema.createTable('office_summaries', (table) => {
    table.text('date').primary()
    table.boolean('is_empty').notNullable()
    table.text('planned_at').notNullable()
  })
}

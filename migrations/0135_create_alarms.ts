import type { Knex } from 'knex'

/** What is wrong with the installation, and whether the administrators were emailed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('alarms', (table) => {
    table.text('name').primary()
    table.text('since').notNullable()
    // When the administrators were emailed that it has begun.
    table.text('sent_at')
    // Since when it has not been seen; empty while it lasts.
    table.text('gone_since')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('alarms')
}

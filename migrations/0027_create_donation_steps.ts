import type { Knex } from 'knex'

/** What happened to each donation, and on whose word. Rows are only added. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('donation_steps', (table) => {
    table.text('donation_id').notNullable().references('donations.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('status').notNullable()
    table.text('at').notNullable()
    table.text('by').notNullable().checkIn(['donor', 'provider', 'temple'])
    // Which member of staff.
    table.text('actor_id')
    table.primary(['donation_id', 'position'])
  })
  // Events from the provider, each once: written together with what they changed.
  await knex.schema.createTable('payment_events', (table) => {
    table.text('id').primary()
    table.text('donation_id').notNullable().references('donations.id').onDelete('CASCADE')
    table.text('type').notNullable()
    table.text('received_at').notNullable()
    table.index('donation_id')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('payment_events')
  await knex.schema.dropTable('donation_steps')
}

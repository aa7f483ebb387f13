import type { Knex } from 'knex'

/** The provider's events may be about orders too. Its news before them was about donations. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('provider_events', (table) => {
    table.text('id').primary()
    // donation or order, and its id.
    table.text('subject_type').notNullable()
    table.text('subject_id').notNullable()
    table.text('type').notNullable()
    table.text('received_at').notNullable()
    table.index(['subject_type', 'subject_id'], 'provider_events_subject')
  })
  await knex.raw(
    `insert into provider_events (id, subject_type, subject_id, type, received_at)
     select id, 'donation', donation_id, type, received_at from payment_events`,
  )
  await knex.schema.dropTable('payment_events')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('payment_events', (table) => {
    table.text('id').primary()
    table.text('donation_id').notNullable().references('donations.id').onDelete('CASCADE')
    table.text('type').notNullable()
    table.text('received_at').notNullable()
    table.index('donation_id')
  })
  await knex.raw(
    `insert into payment_events (id, donation_id, type, received_at)
     select id, subject_id, type, received_at from provider_events
     where subject_type = 'donation'`,
  )
  await knex.schema.dropTable('provider_events')
}

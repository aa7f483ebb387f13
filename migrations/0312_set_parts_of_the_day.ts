import type { Knex } from 'knex'

/**
 * The hours of morning, afternoon and evening, as the temple sets them. A booking keeps those it was
 * promised: `05:30-09:00`, or null for the hours that stood before (6-10, 10-2, 4-8).
 */
export const up = async (knex: Knex): Promise<void> => {
  // One row: two people never overwrite each other's hours.
  await knex.schema.createTable('day_parts', (table) => {
    // As JSON; null until the temple sets its own.
    table.text('parts')
    table.integer('version').notNullable()
  })
  await knex('day_parts').insert({ version: 1 })
  await knex.raw('alter table puja_bookings add column hours text')
  await knex.raw('alter table booking_steps add column moved_from_hours text')
}

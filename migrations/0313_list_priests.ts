import type { Knex } from 'knex'

/** The temple's priests with the days and parts of the day on which each serves. */
export const up = async (knex: Knex): Promise<void> => {
  // One row: two people never overwrite each other's changes.
  await knex.schema.createTable('priest_lists', (table) => {
    // As JSON; null until staff write their own: those of the site.
    table.text('items')
    table.integer('version').notNullable()
  })
  await knex('priest_lists').insert({ version: 1 })
  // What one priest does on a day.
  await knex.raw(
    'create index puja_bookings_priest on puja_bookings (priest, preferred_date) where priest is not null',
  )
}

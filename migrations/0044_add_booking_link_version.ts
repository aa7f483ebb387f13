import type { Knex } from 'knex'

/** How often a booking's link was replaced by a new one. Those that were sent before this stay right. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('puja_bookings', (table) => {
    table.integer('link_version').notNullable().defaultTo(0)
  })
}

export const down = async (knex: Knex): Promise<void> => {
  // By hand: Knex would make the table anew on SQLite.
  await knex.raw('alter table puja_bookings drop column link_version')
}

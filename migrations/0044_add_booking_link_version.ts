import type { Knex } from 'knex'

/** How often a booking's link was replaced. Links sent before this migration stay valid. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('puja_bookings', (table) => {
    table.integer('link_version').notNullable().defaultTo(0)
  })
}

export const down = async (knex: Knex): Promise<void> => {
  // Written by hand, because Knex would rebuild the table on SQLite.
  await knex.raw('alter table puja_bookings drop column link_version')
}

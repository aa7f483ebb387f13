import type { Knex } from 'knex'

/** How long the priest needs to prepare a puja: no slot is booked that leaves less. At first an hour. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table puja_settings add column prepare_minutes integer not null default 60')
}

export const down = async (knex: Knex): Promise<void> => {
  // Written by hand, because Knex would rebuild the table on SQLite.
  await knex.raw('alter table puja_settings drop column prepare_minutes')
}

import type { Knex } from 'knex'

/** Calendars take a booking's entry only if its SEQUENCE rises: steps that were undone count too. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table puja_bookings add column undone_steps integer not null default 0')
  await knex.raw('alter table puja_bookings add column undone_at text')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table puja_bookings drop column undone_at')
  await knex.raw('alter table puja_bookings drop column undone_steps')
}

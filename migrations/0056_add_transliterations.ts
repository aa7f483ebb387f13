import type { Knex } from 'knex'

/**
 * A booking's names in the other script, as staff corrected them: JSON, by the name as it was
 * typed.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('puja_bookings', (table) => {
    table.text('transliterations')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table puja_bookings drop column transliterations')
}

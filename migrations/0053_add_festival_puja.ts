import type { Knex } from 'knex'

/**
 * The hours of the midday puja, local time; null if there is none. The next start fills them in.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('festivals', (table) => {
    table.text('puja_from')
    table.text('puja_until')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table festivals drop column puja_until')
  await knex.raw('alter table festivals drop column puja_from')
}

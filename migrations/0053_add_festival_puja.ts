import type { Knex } from 'knex'

/** When the midday puja is, local time; null where none is observed. The next start fills them in. */
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

import type { Knex } from 'knex'

const isPostgres = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * Days on which the temple is closed or has other hours, and how many pujas it performs at once in
 * each part of a day. Places taken by any puja are counted under `all`.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw("alter table site add column special_days text not null default '[]'")
  await knex.schema.createTable('slot_ceilings', (table) => {
    table.text('day_slot').primary()
    table.integer('ceiling').notNullable()
    table.check('ceiling > 0')
  })
  const sum = isPostgres(knex) ? 'sum(taken)::integer' : 'sum(taken)'
  await knex.raw(
    `insert into puja_slot_counts (puja_type, date, day_slot, taken)
     select 'all', date, day_slot, ${sum} from puja_slot_counts group by date, day_slot`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex('puja_slot_counts').where('puja_type', 'all').delete()
  await knex.schema.dropTable('slot_ceilings')
  // Written by hand, because Knex would rebuild the table on SQLite.
  await knex.raw('alter table site drop column special_days')
}

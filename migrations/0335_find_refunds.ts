import type { Knex } from 'knex'

/** What went back is few rows of many: reports of money look for nothing else. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('create index donations_refunded on donations (id) where refunded_paise > 0')
  await knex.raw('create index orders_refunded on orders (id) where refunded_paise > 0')
}

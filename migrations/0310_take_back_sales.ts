import type { Knex } from 'knex'

/**
 * A sale at the counter that was recorded by mistake, with the reason; and one whose money never
 * came to the bank, so that nobody looks for it any more.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table orders add column void_reason text')
  await knex.raw('alter table orders add column written_off text')
  // The cash of a day lists what is void, too.
  await knex.raw('create index orders_void on orders (delivered_at) where void_reason is not null')
}

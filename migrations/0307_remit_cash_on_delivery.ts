import type { Knex } from 'knex'

/** Cash that couriers took at the door: what they still have, and the law's limit for a day. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    "create index orders_cod on orders (delivered_at) where payment = 'cod' and delivered_at is not null",
  )
}

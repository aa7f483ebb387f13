import type { Knex } from 'knex'

/**
 * What a message was and which donation, booking or order it is about: kept after it was sent, when
 * address and text are gone.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table deliveries add column kind text')
  await knex.raw('alter table deliveries add column reference text')
  await knex.raw(
    'create index deliveries_reference on deliveries (reference, id) where reference is not null',
  )
}

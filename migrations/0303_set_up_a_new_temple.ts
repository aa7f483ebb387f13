import type { Knex } from 'knex'

/**
 * What a new temple has still to set up, as JSON: whether its shop is shut, which steps staff settled
 * without changing anything, and whether they put the list away. Null for a temple that has all that
 * behind it, as every one that was there before.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table site add column set_up text')
}

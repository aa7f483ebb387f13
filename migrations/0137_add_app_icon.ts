import type { Knex } from 'knex'

/**
 * The temple's own icon, as JSON: the uploaded picture, and the set of sizes drawn of it. Beside the
 * settings, so that saving them leaves it as it is.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table site add column app_icon text')
}

export const down = async (knex: Knex): Promise<void> => {
  // Written by hand, because Knex would rebuild the table on SQLite.
  await knex.raw('alter table site drop column app_icon')
}

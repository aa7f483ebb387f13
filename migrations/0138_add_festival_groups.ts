import type { Knex } from 'knex'

/**
 * The festivals and fasts beyond Ganesha's: the group of each (`great`, `ekadashi`, `pradosh`,
 * `moon`; empty for Ganesha's), what the almanac says of it as JSON, and which ones the temple
 * shows, as JSON; empty until it chooses.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table festivals add column festival_group text')
  await knex.raw('alter table festivals add column beyond text')
  await knex.raw('alter table site add column festival_choice text')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex('festivals').whereNotNull('festival_group').delete()
  await knex('festival_generations').delete()
  // Written by hand, because Knex would rebuild the tables on SQLite.
  await knex.raw('alter table festivals drop column festival_group')
  await knex.raw('alter table festivals drop column beyond')
  await knex.raw('alter table site drop column festival_choice')
}

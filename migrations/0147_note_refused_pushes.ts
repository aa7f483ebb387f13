import type { Knex } from 'knex'

/** A push service that refuses every message for a browser: its subscription is to be made again. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table push_subscriptions add column refused_at text')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table push_subscriptions drop column refused_at')
}

import type { Knex } from 'knex'

/** A push service that took a message of ours for this browser knows our key. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('push_subscriptions', (table) => {
    table.text('accepted_at')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table push_subscriptions drop column accepted_at')
}

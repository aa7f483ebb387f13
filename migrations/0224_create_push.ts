import type { Knex } from 'knex'

/** The browsers that take push notifications. Their reminders name them by id. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('push_subscriptions', (table) => {
    table.text('id').primary()
    table.text('endpoint').notNullable().unique()
    table.text('p256dh').notNullable()
    table.text('auth').notNullable()
    table.text('created_at').notNullable()
    // When the browser last said that it is still there.
    table.text('seen_at').notNullable()
    // A push service that took a message of ours for this browser knows our key.
    table.text('accepted_at')
    // A push service that refuses every message for a browser: its subscription is to be made again.
    table.text('refused_at')
  })
}

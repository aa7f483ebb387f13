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
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('push_subscriptions')
}

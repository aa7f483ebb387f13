import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('newsletter_subscriptions', (table) => {
    table.text('id').primary()
    // Trimmed and in lower case: one person is one row.
    table.text('email').notNullable().unique()
    table.text('status').notNullable().checkIn(['pending', 'confirmed', 'unsubscribed'])
    // True exactly while newsletters may be sent: confirmed, and not unsubscribed since.
    table.boolean('is_active').notNullable()
    table.text('source').notNullable()
    // The version of the text the person agreed to.
    table.text('consent_version').notNullable()
    table.text('subscribed_at').notNullable()
    table.text('confirmed_at')
    table.text('unsubscribed_at')
    // When this address last got emails about subscribing, as a JSON list: it is read rarely.
    table.text('asked_at').notNullable()
    table.index(['status', 'subscribed_at'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('newsletter_subscriptions')
}

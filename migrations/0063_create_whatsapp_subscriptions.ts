import type { Knex } from 'knex'

/** Who asked for WhatsApp alerts. Nothing but a code is sent before the number is confirmed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('whatsapp_subscriptions', (table) => {
    table.text('id').primary()
    // With the country code, e.g. +919822011223. Null once its person stopped or was erased.
    table.text('phone_number').unique()
    table.text('name')
    table.text('email')
    // True exactly while reminders may be sent: confirmed and not stopped since.
    table.boolean('is_active').notNullable()
    table.text('subscribed_at').notNullable()
    table.text('confirmed_at')
    table.text('stopped_at')
    table.text('last_notified')
    // The six-digit code, hashed, and how often it was tried.
    table.text('code_hash')
    table.text('code_sent_at')
    table.integer('code_tries').notNullable().defaultTo(0)
    // How WhatsApp names a user who hides the number.
    table.text('whatsapp_user_id').unique()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('whatsapp_subscriptions')
}

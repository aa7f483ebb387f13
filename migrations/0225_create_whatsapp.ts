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
    // The six-digit code, hashed.
    table.text('code_hash')
    table.text('code_sent_at')
    // How WhatsApp names a user who hides the number.
    table.text('whatsapp_user_id').unique()
    // Of the number: all that is left of it once its person stopped.
    table.text('phone_hash').unique()
    // The account that was logged in when the number was confirmed.
    table.text('user_id').index()
    // The number as WhatsApp writes it: in some countries not as it is dialled.
    table.text('wa_id').index()
    // When a visitor had a code or a sample sent to it in the last 24 hours, as JSON.
    table.text('asked_at').notNullable().defaultTo('[]')
    // How many messages in a row could not be delivered.
    table.integer('undeliverable').notNullable().defaultTo(0)
    // WhatsApp takes one message to the same person in six seconds.
    table.text('next_message_at')
    // Who tried the code, hashed, once for each try, as JSON: each caller has tries of their own, so
    // that nobody uses up those of the number's owner.
    table.text('code_tried_by').notNullable().defaultTo('[]')
  })

  // Where messages stay without an account at Meta.
  await knex.schema.createTable('local_whatsapp_messages', (table) => {
    table.text('id').primary()
    table.text('phone_number').notNullable().index()
    table.text('template').notNullable()
    table.text('text').notNullable()
    // One for each message, however often it was tried.
    table.text('reference').notNullable().unique()
    table.text('created_at').notNullable().index()
  })
}

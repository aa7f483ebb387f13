import type { Knex } from 'knex'

/** Whose number it is, how often it was written to, and where messages stay without an account at Meta. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('whatsapp_subscriptions', (table) => {
    // Of the number: all that is left of it once its person stopped.
    table.text('phone_hash')
    // The account that was logged in when the number was confirmed.
    table.text('user_id')
    // The number as WhatsApp writes it: in some countries not as it is dialled.
    table.text('wa_id')
    // When a visitor had a code or a sample sent to it in the last 24 hours, as JSON.
    table.text('asked_at').notNullable().defaultTo('[]')
    // How many messages in a row could not be delivered.
    table.integer('undeliverable').notNullable().defaultTo(0)
    // WhatsApp takes one message to the same person in six seconds.
    table.text('next_message_at')
    table.unique(['phone_hash'])
    table.index(['user_id'])
    table.index(['wa_id'])
  })

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

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('local_whatsapp_messages')
  await knex.schema.alterTable('whatsapp_subscriptions', (table) => {
    table.dropUnique(['phone_hash'])
    table.dropIndex(['user_id'])
    table.dropIndex(['wa_id'])
  })
  for (const name of [
    'phone_hash',
    'user_id',
    'wa_id',
    'asked_at',
    'undeliverable',
    'next_message_at',
  ]) {
    await knex.raw(`alter table whatsapp_subscriptions drop column ${name}`)
  }
}

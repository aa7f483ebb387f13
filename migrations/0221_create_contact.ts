import type { Knex } from 'knex'

/** Messages to the temple, and what staff answered from the back office. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('contact_messages', (table) => {
    table.text('id').primary()
    table.text('name').notNullable()
    table.text('email').notNullable()
    table.text('subject').notNullable()
    table.text('message').notNullable()
    table.boolean('wants_newsletter').notNullable()
    table.boolean('is_read').notNullable()
    table.text('created_at').notNullable().index()
    // The account it belongs to; none for a guest's.
    table.text('user_id').index()
    table.text('replied_at')
    table.text('search_terms')
    table.index(['created_at', 'id'], 'contact_messages_latest')
  })
  // To find what somebody wrote as a guest, whatever the case of the address.
  await knex.raw('create index contact_messages_email on contact_messages (lower(email))')
  await knex.raw(
    'create index contact_messages_unread on contact_messages (created_at, id) where is_read = false',
  )

  await knex.schema.createTable('contact_replies', (table) => {
    table.text('id').primary()
    table.text('message_id').notNullable().references('contact_messages.id').onDelete('CASCADE')
    table.text('text').notNullable()
    table.text('actor_id').notNullable()
    table.text('at').notNullable()
    table.index(['message_id', 'at'])
  })

  // Texts that staff put into answers to messages: one list, saved whole.
  await knex.schema.createTable('answer_templates', (table) => {
    table.integer('id').primary()
    table.text('items').notNullable()
    table.integer('version').notNullable()
  })
  await knex('answer_templates').insert({ id: 1, items: '[]', version: 1 })
}

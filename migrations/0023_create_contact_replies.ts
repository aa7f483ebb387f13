import type { Knex } from 'knex'

/** What staff answered from the back office. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('contact_replies', (table) => {
    table.text('id').primary()
    table.text('message_id').notNullable().references('contact_messages.id').onDelete('CASCADE')
    table.text('text').notNullable()
    table.text('actor_id').notNullable()
    table.text('at').notNullable()
    table.index(['message_id', 'at'])
  })
  await knex.schema.alterTable('contact_messages', (table) => {
    table.text('replied_at')
    table.index(['created_at', 'id'], 'contact_messages_latest')
  })
  await knex.raw(
    'create index contact_messages_unread on contact_messages (created_at, id) where is_read = false',
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index contact_messages_unread')
  await knex.schema.alterTable('contact_messages', (table) => {
    table.dropIndex([], 'contact_messages_latest')
    table.dropColumn('replied_at')
  })
  await knex.schema.dropTable('contact_replies')
}

import type { Knex } from 'knex'

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
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('contact_messages')
}

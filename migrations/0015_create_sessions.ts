import type { Knex } from 'knex'

export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('sessions', (table) => {
    table.text('id').primary()
    // SHA-256 of the cookie's token: reading this table lets nobody log in.
    table.text('token_hash').notNullable().unique()
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('device').notNullable()
    table.text('created_at').notNullable()
    table.text('last_seen_at').notNullable().index()
    table.index(['user_id', 'last_seen_at'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('sessions')
}

import type { Knex } from 'knex'

/** Who was invited to work in the back office and has not answered yet; deleted once accepted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('invitations', (table) => {
    table.text('id').primary()
    table.text('email').notNullable()
    // One open invitation for each address.
    table.text('email_key').notNullable().unique()
    table.text('role').notNullable()
    table.text('token_hash').notNullable().unique()
    table.text('invited_by').references('users.id').onDelete('SET NULL').index()
    table.text('sent_at').notNullable()
    table.text('expires_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('invitations')
}

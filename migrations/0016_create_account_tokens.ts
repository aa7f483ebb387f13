import type { Knex } from 'knex'

/** The tokens of links in emails; deleted once used. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('account_tokens', (table) => {
    table.text('token_hash').primary()
    table.text('purpose').notNullable().checkIn(['confirm', 'change_email', 'reset', 'first_admin'])
    // None for the first admin, who has no account yet.
    table.text('user_id').references('users.id').onDelete('CASCADE')
    // The address the email went to, which is the one that is confirmed.
    table.text('email')
    table.text('created_at').notNullable()
    table.text('expires_at').notNullable().index()
    table.index(['user_id', 'purpose'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('account_tokens')
}

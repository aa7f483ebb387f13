import type { Knex } from 'knex'

/** Accounts, how people log in, and who is invited to work in the back office. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('users', (table) => {
    table.text('id').primary()
    // As the person writes them, and in the form that is compared: lower case, one form of each
    // letter.
    table.text('username').notNullable()
    table.text('username_key').notNullable().unique()
    table.text('email').notNullable()
    table.text('email_key').notNullable().unique()
    table.text('email_confirmed_at')
    table.text('full_name')
    table.text('password_hash').notNullable()
    table
      .text('role')
      .notNullable()
      .checkIn(['user', 'priest', 'desk', 'treasurer', 'editor', 'admin'])
    table.boolean('is_premium').notNullable()
    table.text('disabled_at')
    // Two-step login; it counts once it is confirmed.
    table.text('totp_secret')
    table.text('totp_confirmed_at')
    // The latest half minute whose code was used: no code works twice.
    table.integer('totp_last_step')
    table.text('created_at').notNullable().index()
    table.text('updated_at').notNullable()
    table.text('search_terms')
    table.index('role')
    // The orders of the staff's list, so that its last page is as quick as its first.
    table.index(['created_at', 'id'], 'users_latest')
    table.index(['role', 'created_at', 'id'], 'users_by_role')
  })

  await knex.schema.createTable('recovery_codes', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('code_hash').notNullable()
    table.primary(['user_id', 'code_hash'])
  })

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

  // The tokens of links in emails; deleted once used.
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

  // How many attempts failed, and when the next one is allowed.
  await knex.schema.createTable('login_failures', (table) => {
    // Names and addresses are stored as an HMAC, because people type passwords into the wrong
    // field.
    table.text('key').primary()
    table.integer('failures').notNullable()
    table.text('last_at').notNullable().index()
    table.text('next_at').notNullable()
  })

  // Who was invited to work in the back office and has not answered yet; deleted once accepted.
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

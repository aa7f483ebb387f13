import type { Knex } from 'knex'

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
    table.text('role').notNullable().checkIn(['user', 'priest', 'editor', 'admin'])
    table.boolean('is_premium').notNullable()
    table.text('disabled_at')
    // Two-step login; it counts once it is confirmed.
    table.text('totp_secret')
    table.text('totp_confirmed_at')
    // The latest half minute whose code was used: no code works twice.
    table.integer('totp_last_step')
    table.text('created_at').notNullable().index()
    table.text('updated_at').notNullable()
    table.index('role')
  })
  await knex.schema.createTable('recovery_codes', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('code_hash').notNullable()
    table.primary(['user_id', 'code_hash'])
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('recovery_codes')
  await knex.schema.dropTable('users')
}

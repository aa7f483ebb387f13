import type { Knex } from 'knex'

/** How many attempts failed, and when the next one is allowed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('login_failures', (table) => {
    // Names and addresses are stored as an HMAC, because people type passwords into the wrong
    // field.
    table.text('key').primary()
    table.integer('failures').notNullable()
    table.text('last_at').notNullable().index()
    table.text('next_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('login_failures')
}

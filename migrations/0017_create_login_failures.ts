import type { Knex } from 'knex'

/** How often something was tried in vain, and from when on it may be tried again. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('login_failures', (table) => {
    // Names and addresses are stored as an HMAC, because people type passwords into the wrong field.
    table.text('key').primary()
    table.integer('failures').notNullable()
    table.text('last_at').notNullable().index()
    table.text('next_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('login_failures')
}

import type { Knex } from 'knex'

/** Random keys the server makes for itself once, such as the one that signs links in e-mails. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('secrets', (table) => {
    table.text('name').primary()
    table.text('value').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('secrets')
}

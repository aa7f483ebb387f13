import type { Knex } from 'knex'

/** Random keys the server makes once, for example the one that signs links in emails. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('secrets', (table) => {
    table.text('name').primary()
    table.text('value').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('secrets')
}

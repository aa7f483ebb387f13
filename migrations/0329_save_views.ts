import type { Knex } from 'knex'

/** Filters of lists that members of staff saved under a name. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('saved_views', (table) => {
    table.text('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('list').notNullable()
    table.text('name').notNullable()
    table.text('query').notNullable()
    table.primary(['user_id', 'list', 'name'])
  })
}

import type { Knex } from 'knex'

/**
 * The photo that a buyer sends with a return. In the database, so that it is deleted together with
 * the rest of what the buyer wrote.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('order_return_photos', (table) => {
    table.text('return_id').primary().references('id').inTable('order_returns').onDelete('CASCADE')
    // WebP, made by us.
    table.binary('webp').notNullable()
    table.text('sent_at').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('order_return_photos')
}

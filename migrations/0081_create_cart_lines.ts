import type { Knex } from 'knex'

/** The carts of accounts. A guest's cart is only on the phone. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('cart_lines', (table) => {
    table.text('user_id').notNullable().references('id').inTable('users').onDelete('CASCADE')
    table.text('product_id').notNullable().references('id').inTable('products').onDelete('CASCADE')
    table.integer('quantity').notNullable()
    table.text('added_at').notNullable()
    table.primary(['user_id', 'product_id'])
    table.check('quantity between 1 and 10', {}, 'cart_lines_quantity')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('cart_lines')
}

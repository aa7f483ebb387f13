import type { Knex } from 'knex'

/** The history of each product's stock: what came, what went, and why. Rows are only added. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('stock_moves', (table) => {
    table.text('id').primary()
    table.text('product_id').notNullable().references('id').inTable('products').onDelete('CASCADE')
    table.text('at').notNullable()
    // What was delivered to the temple, left it, came back from a buyer, or was counted anew.
    table.text('kind').notNullable().checkIn(['received', 'sold', 'returned', 'counted'])
    // Negative if they left.
    table.integer('pieces').notNullable()
    // How many there were afterwards; null if they are no longer counted.
    table.integer('on_hand')
    table.text('order_id')
    // Which member of staff.
    table.text('actor_id')
    table.text('note')
    table.index(['product_id', 'at', 'id'], 'stock_moves_of_product')
  })
  // What the temple already has was received at some time before.
  await knex.raw(
    `insert into stock_moves (id, product_id, at, kind, pieces, on_hand)
     select 'first-' || id, id, created_at, 'received', stock_on_hand, stock_on_hand
     from products where stock_on_hand > 0`,
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('stock_moves')
}

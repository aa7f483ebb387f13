import type { Knex } from 'knex'

/** Invoices and credit notes, as they were issued; rows are only added. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('order_papers', (table) => {
    table.text('number').primary()
    table.text('series').notNullable()
    table.integer('position').notNullable()
    table.text('kind').notNullable().checkIn(['invoice', 'credit'])
    // Not a foreign key: a paper outlives everything else about its order.
    table.text('order_id').notNullable().index()
    table.text('issued_on').notNullable()
    table.text('issued_at').notNullable()
    table.boolean('is_test').notNullable()
    // Seller, buyer, lines and taxes, as JSON: what was printed does not change.
    table.text('content').notNullable()
    table.unique(['series', 'position'])
    table.index(['issued_on', 'number'], 'order_papers_day')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('order_papers')
}

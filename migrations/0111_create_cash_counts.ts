import type { Knex } from 'knex'

/** The cash of a day as staff counted it. Rows are only added: the last one is in force. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('cash_counts', (table) => {
    // The temple's date.
    table.text('day').notNullable()
    table.integer('position').notNullable()
    // Whole rupees.
    table.integer('expected').notNullable()
    table.integer('counted').notNullable()
    // Why they differ.
    table.text('reason')
    table.text('at').notNullable()
    // Which member of staff.
    table.text('actor_id').notNullable()
    table.primary(['day', 'position'])
  })
  await knex.raw(
    "create index orders_cash on orders (paid_at) where payment = 'cash' and paid_at is not null",
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index orders_cash')
  await knex.schema.dropTable('cash_counts')
}

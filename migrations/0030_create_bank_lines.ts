import type { Knex } from 'knex'

/** Lines imported from bank statements. */
export const up = async (knex: Knex): Promise<void> => {
  // A line of a statement that confirmed a donation: it never confirms another, however often it is
  // imported.
  await knex.schema.createTable('bank_lines', (table) => {
    // A hash of the line; the text of a bank statement is not stored.
    table.text('key').primary()
    table.text('donation_id').notNullable().unique().references('donations.id')
    table.text('day').notNullable()
    table.integer('amount').notNullable()
    table.text('confirmed_at').notNullable()
  })
  // Which column is which, for each bank's headings.
  await knex.schema.createTable('statement_layouts', (table) => {
    table.text('headings').primary()
    table.text('columns').notNullable()
  })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('statement_layouts')
  await knex.schema.dropTable('bank_lines')
}

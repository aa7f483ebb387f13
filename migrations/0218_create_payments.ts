import type { Knex } from 'knex'

/** The provider's news, bank statements and the cash of each day. */
export const up = async (knex: Knex): Promise<void> => {
  // Events from the provider, each once: written together with what they changed.
  await knex.schema.createTable('provider_events', (table) => {
    table.text('id').primary()
    // donation, order or dakshina, and its id.
    table.text('subject_type').notNullable()
    table.text('subject_id').notNullable()
    table.text('type').notNullable()
    table.text('received_at').notNullable()
    table.index(['subject_type', 'subject_id'], 'provider_events_subject')
  })

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

  // The cash of a day as staff counted it. Rows are only added: the last one is in force.
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
}

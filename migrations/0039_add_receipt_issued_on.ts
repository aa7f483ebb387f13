import type { Knex } from 'knex'

/** The temple's date; receipts from before have none, as nothing of a receipt is changed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donation_receipts', (table) => {
    table.text('issued_on')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  // By hand: Knex would make the table anew on SQLite, without the triggers that protect it.
  await knex.raw('alter table donation_receipts drop column ??', ['issued_on'])
}

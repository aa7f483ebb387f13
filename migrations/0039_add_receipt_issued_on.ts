import type { Knex } from 'knex'

/** The temple's date; null for receipts from before, because a receipt is never changed. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donation_receipts', (table) => {
    table.text('issued_on')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  // Written by hand, because Knex would rebuild the table on SQLite, without the triggers that
  // protect it.
  await knex.raw('alter table donation_receipts drop column ??', ['issued_on'])
}

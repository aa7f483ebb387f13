import type { Knex } from 'knex'

const columns = ['purpose', 'pan', 'donor_address', 'payment_reference', 'trust']

/** As they were when the receipt was issued, like the rest of it. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donation_receipts', (table) => {
    table.text('purpose')
    table.text('pan')
    table.text('donor_address')
    // The bank's or the card provider's number of the payment.
    table.text('payment_reference')
    // The trust's registration, its PAN and its 80G details, as JSON.
    table.text('trust')
  })
}

export const down = async (knex: Knex): Promise<void> => {
  // Written by hand, because Knex would rebuild the table on SQLite, without the triggers that
  // protect it.
  for (const column of columns) {
    await knex.raw('alter table donation_receipts drop column ??', [column])
  }
}

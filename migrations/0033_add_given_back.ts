import type { Knex } from 'knex'

/** Refunds of card donations: disputes, notes in the trail, and when to check again. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.alterTable('donations', (table) => {
    // open, won or lost: the outcome after the card's owner asked the bank for the money.
    table.text('dispute')
  })
  await knex.schema.alterTable('donation_steps', (table) => {
    // given_back, refund_failed, disputed, dispute_won or dispute_lost, and the total refunded by
    // then.
    table.text('note')
    table.integer('refunded_paise')
  })
  // What was paid before such checks existed is checked once.
  await knex('donations')
    .whereIn('status', ['succeeded', 'refunded'])
    .where({ payment_method: 'card' })
    .whereNotNull('payment_id')
    .update({ check_at: new Date().toISOString() })
}

export const down = async (knex: Knex): Promise<void> => {
  await knex('donations').whereIn('status', ['succeeded', 'refunded']).update({ check_at: null })
  // Written by hand, because Knex would rebuild the tables on SQLite.
  await knex.raw('alter table donation_steps drop column note')
  await knex.raw('alter table donation_steps drop column refunded_paise')
  await knex.raw('alter table donations drop column dispute')
}

import type { Knex } from 'knex'

const indexes = [
  // A booking has one claim to be checked, however often it is sent.
  "unique index dakshina_claim on dakshina_payments (booking_reference) where status = 'pending' and payment_method = 'upi'",
  // A payment is recorded once, whoever records it.
  "unique index dakshina_utr on dakshina_payments (utr) where utr is not null and status in ('succeeded', 'refunded')",
  "index dakshina_claimed on dakshina_payments (claimed_at) where status = 'pending' and payment_method = 'upi'",
  'index dakshina_check on dakshina_payments (check_at, id) where check_at is not null',
  // For the day book.
  "index dakshina_cash on dakshina_payments (paid_at) where payment_method = 'cash'",
  'index dakshina_refunded_in_cash on dakshina_payments (refunded_in_cash_at) where refunded_in_cash_at is not null',
]

/** What devotees pay for a puja, and the receipts for it: a fee, and so no donation. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('dakshina_payments', (table) => {
    table.text('id').primary()
    table
      .text('booking_reference')
      .notNullable()
      .references('puja_bookings.reference')
      .index('dakshina_booking')
    table
      .text('status')
      .notNullable()
      .checkIn(['pending', 'succeeded', 'failed', 'cancelled', 'refunded'])
    // Whole rupees.
    table.integer('amount').notNullable().checkPositive()
    // The last three are taken at the temple.
    table
      .text('payment_method')
      .notNullable()
      .checkIn(['card', 'upi', 'cash', 'card_machine', 'cheque'])
    table.boolean('is_test').notNullable().defaultTo(false)
    // The card provider's id of the payment.
    table.text('payment_id').unique()
    table.text('paid_at')
    // What the devotee said about a UPI payment, and the bank's number: theirs, then the bank's.
    table.text('claimed_at')
    table.text('utr')
    // The line of a bank statement that names it: its date and the bank's number.
    table.text('seen_on')
    table.text('seen_utr')
    // The number of a cheque or of a card machine's slip.
    table.text('slip')
    table.integer('refunded_paise').notNullable().defaultTo(0)
    // Why staff refunded it.
    table.text('refund_reason')
    table.text('dispute')
    table.text('dispute_due')
    // When the provider is next asked about it.
    table.text('check_at')
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    // What was handed back in cash is in the day book.
    table.text('refunded_in_cash_at')
    // What the devotee said they had paid, where the bank shows another amount.
    table.integer('claimed_amount')
    table.index(['created_at', 'id'], 'dakshina_latest')
    table.check('refunded_paise between 0 and amount * 100', {}, 'dakshina_refund')
  })
  for (const index of indexes) await knex.raw(`create ${index}`)

  await knex.schema.createTable('dakshina_receipts', (table) => {
    table.text('number').primary()
    table.text('series').notNullable()
    table.integer('position').notNullable()
    table.text('payment_id').notNullable().unique().references('dakshina_payments.id')
    table.boolean('is_test').notNullable()
    table.text('financial_year').notNullable()
    // As it was when it was issued.
    table.text('full_name').notNullable()
    table.text('puja_type').notNullable()
    table.text('puja_name').notNullable()
    table.text('puja_date').notNullable()
    table.integer('amount').notNullable()
    table.text('payment_method').notNullable()
    table.text('payment_reference')
    // The temple's dates.
    table.text('paid_on').notNullable()
    table.text('issued_on').notNullable()
    table.text('issued_at').notNullable()
    // Name and address, as JSON.
    table.text('temple').notNullable()
    // The hashes of its pictures, as JSON.
    table.text('letterhead').notNullable()
    table.unique(['series', 'position'])
    table.index(['paid_on'], 'dakshina_receipts_day')
  })
}

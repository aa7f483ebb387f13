import type { Knex } from 'knex'

const indexes = [
  // To find what somebody gave as a guest, whatever the case of the address.
  'index donations_email on donations (lower(email))',
  'index donations_check on donations (check_at, id) where check_at is not null',
  // Before the temple confirms it, a UTR is only the donor's word, and two donors may give the same.
  "unique index donations_utr on donations (utr) where utr is not null and status in ('succeeded', 'refunded')",
  // What the temple has to look for on its bank statement.
  "index donations_claimed on donations (claimed_at) where status = 'pending' and payment_method = 'gpay' and claimed_at is not null",
  "index donations_disputed on donations (created_at, id) where dispute = 'open'",
  // The cash of a day, for its count.
  "index donations_cash on donations (paid_at) where payment_method in ('cash', 'hundi')",
  'index donations_refunded_in_cash on donations (refunded_in_cash_at) where refunded_in_cash_at is not null',
]

/** From the pledge to the refund. */
const createDonations = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('donations', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table
      .text('status')
      .notNullable()
      .checkIn(['pending', 'succeeded', 'failed', 'cancelled', 'refunded'])
    // Whole rupees.
    table.integer('amount').notNullable()
    // The last four are recorded by staff.
    table
      .text('payment_method')
      .notNullable()
      .checkIn(['card', 'gpay', 'cash', 'cheque', 'transfer', 'hundi'])
    table.text('full_name').notNullable()
    table.text('email').notNullable()
    table.text('message')
    // No money moved: it was paid in the sandbox, or with the provider's test keys.
    table.boolean('is_test').notNullable()
    // The card provider's id of it.
    table.text('payment_id').unique()
    table.text('paid_at')
    table.integer('refunded_paise').notNullable().defaultTo(0)
    // When the donor said they had paid, and the bank number they gave.
    table.text('claimed_at')
    table.text('utr')
    // When to ask the provider about an open one.
    table.text('check_at')
    // The account it belongs to; none for a guest's.
    table.text('user_id').index()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    // Who refunded it, or requested the refund from the card provider, and why.
    table.text('refund_asked_at')
    table.text('refund_asked_by')
    table.text('refund_reason')
    table.text('purpose')
    // What its 80G receipt needs.
    table.text('pan')
    table.text('donor_address')
    // open, won or lost: the outcome after the card's owner asked the bank for the money.
    table.text('dispute')
    // The amount pledged, if it differs from the amount received, which is `amount`.
    table.integer('pledged_amount')
    // The reference of the pledge that was paid once more.
    table.text('another_of').index()
    // Until when a dispute has to be answered.
    table.text('dispute_due')
    table.text('search_terms')
    table.text('cheque_number')
    // The bank on which it is drawn.
    table.text('cheque_bank')
    // Why it is void, if it was recorded by mistake. Receipts never change, so it is written here.
    table.text('void_reason')
    // What was handed back in cash is in the day book.
    table.text('refunded_in_cash_at')
    table.index(['status', 'created_at'])
    // The order of the staff's list, without and with test donations.
    table.index(['is_test', 'created_at', 'id'], 'donations_latest')
    table.index(['created_at', 'id'], 'donations_all')
    table.check('amount > 0')
  })
  for (const index of indexes) await knex.raw(`create ${index}`)
}

/** Donations with their trail and their receipts. */
export const up = async (knex: Knex): Promise<void> => {
  await createDonations(knex)

  // What happened to each donation, and on whose word. Rows are only added.
  await knex.schema.createTable('donation_steps', (table) => {
    table.text('donation_id').notNullable().references('donations.id').onDelete('CASCADE')
    table.integer('position').notNullable()
    table.text('status').notNullable()
    table.text('at').notNullable()
    table.text('by').notNullable().checkIn(['donor', 'provider', 'temple'])
    // Which member of staff.
    table.text('actor_id')
    // given_back, refund_failed, disputed, dispute_won or dispute_lost, and the total refunded by
    // then.
    table.text('note')
    table.integer('refunded_paise')
    table.primary(['donation_id', 'position'])
  })

  // Numbered within each financial year without a gap.
  await knex.schema.createTable('donation_receipts', (table) => {
    table.text('number').primary()
    table.text('series').notNullable()
    table.text('financial_year').notNullable()
    table.boolean('is_test').notNullable()
    table.integer('position').notNullable()
    table.text('donation_id').notNullable().unique().references('donations.id')
    // As they were when it was issued, like the rest of it: later changes do not affect them.
    table.text('full_name').notNullable()
    table.integer('amount').notNullable()
    table.text('payment_method').notNullable()
    // The temple's date.
    table.text('paid_on').notNullable()
    table.text('issued_at').notNullable()
    table.text('temple').notNullable()
    table.text('purpose')
    table.text('pan')
    table.text('donor_address')
    // The bank's or the card provider's number of the payment.
    table.text('payment_reference')
    // The trust's registration, its PAN and its 80G details, as JSON.
    table.text('trust')
    // The temple's date; null for receipts from before, because a receipt is never changed.
    table.text('issued_on')
    // The hashes of its pictures, as JSON; null before there were any.
    table.text('letterhead')
    table.unique(['series', 'position'])
    table.index(['is_test', 'paid_on'], 'donation_receipts_days')
  })
}

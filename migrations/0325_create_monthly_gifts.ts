import type { Knex } from 'knex'

/** What donors give every month: a card is charged, or we remind them and they pay by UPI. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('monthly_gifts', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table.text('way').notNullable().checkIn(['card', 'upi'])
    table.text('status').notNullable().checkIn(['pending', 'active', 'paused', 'failed', 'ended'])
    // Whole rupees a month.
    table.integer('amount').notNullable()
    table.text('full_name').notNullable()
    table.text('email').notNullable()
    table.text('purpose')
    table.text('pan')
    table.text('donor_address')
    table.boolean('is_test').notNullable()
    // The provider's id of the monthly charge.
    table.text('subscription_id').unique()
    // Of the month, on which we remind; the last one of a shorter month.
    table.integer('day').notNullable()
    // The temple's date of the next charge or reminder.
    table.text('next_on')
    // The donor's wish; it counts even while the provider cannot be reached.
    table.text('stop_asked_at')
    table.text('ended_at')
    table.text('ended_by')
    // When the provider is next asked about it.
    table.text('ask_at').index('monthly_gifts_ask')
    table.text('user_id').index('monthly_gifts_user')
    table.integer('version').notNullable()
    table.text('created_at').notNullable()
    table.text('updated_at').notNullable()
    table.index(['created_at', 'id'], 'monthly_gifts_latest')
    table.index(['status', 'created_at', 'id'], 'monthly_gifts_status')
  })
  await knex.raw('create index monthly_gifts_email on monthly_gifts (lower(email))')
  await knex.raw('alter table donations add column gift_id text')
  // The provider's invoice of a month, which is one donation however often it is reported.
  await knex.raw('alter table donations add column invoice_id text')
  await knex.raw('create index donations_gift on donations (gift_id, id) where gift_id is not null')
  await knex.raw(
    'create unique index donations_invoice on donations (invoice_id) where invoice_id is not null',
  )
}

import type { Knex } from 'knex'

/** Donations, from the pledge to the refund. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('donations', (table) => {
    table.text('id').primary()
    table.text('reference').notNullable().unique()
    table
      .text('status')
      .notNullable()
      .checkIn(['pending', 'succeeded', 'failed', 'cancelled', 'refunded'])
    // Whole rupees.
    table.integer('amount').notNullable()
    table.text('payment_method').notNullable().checkIn(['card', 'gpay'])
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
    table.index(['status', 'created_at'])
    table.check('amount > 0')
  })
  // To find what somebody gave as a guest, whatever the case of the address.
  await knex.raw('create index donations_email on donations (lower(email))')
  await knex.raw(
    'create index donations_check on donations (check_at, id) where check_at is not null',
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('donations')
}

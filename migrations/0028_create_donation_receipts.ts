import type { Knex } from 'knex'

const words = 'A receipt stays as it was issued'

const protectOnSqlite = async (knex: Knex): Promise<void> => {
  for (const change of ['update', 'delete']) {
    await knex.raw(
      `create trigger donation_receipts_no_${change} before ${change} on donation_receipts
       begin select raise(abort, '${words}'); end`,
    )
  }
}

const protectOnPostgres = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `create function donation_receipts_refuse() returns trigger language plpgsql as $$
     begin raise exception '${words}'; end $$`,
  )
  await knex.raw(
    `create trigger donation_receipts_no_change before update or delete or truncate
     on donation_receipts for each statement execute function donation_receipts_refuse()`,
  )
}

/** Receipts, numbered within each financial year without a gap. */
export const up = async (knex: Knex): Promise<void> => {
  // The latest number of each series, one for a year: its row is locked until the receipt is
  // committed.
  await knex.schema.createTable('receipt_series', (table) => {
    table.text('series').primary()
    table.integer('latest').notNullable()
  })
  await knex.schema.createTable('donation_receipts', (table) => {
    table.text('number').primary()
    table.text('series').notNullable()
    table.text('financial_year').notNullable()
    table.boolean('is_test').notNullable()
    table.integer('position').notNullable()
    table.text('donation_id').notNullable().unique().references('donations.id')
    // As they were when it was issued: later changes do not affect them.
    table.text('full_name').notNullable()
    table.integer('amount').notNullable()
    table.text('payment_method').notNullable()
    // The temple's date.
    table.text('paid_on').notNullable()
    table.text('issued_at').notNullable()
    table.text('temple').notNullable()
    table.unique(['series', 'position'])
  })
  await (knex.client.config.client === 'pg' ? protectOnPostgres(knex) : protectOnSqlite(knex))
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.schema.dropTable('donation_receipts')
  if (knex.client.config.client === 'pg') {
    await knex.raw('drop function donation_receipts_refuse()')
  }
  await knex.schema.dropTable('receipt_series')
}

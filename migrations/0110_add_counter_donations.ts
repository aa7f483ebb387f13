import type { Knex } from 'knex'

const before = ['card', 'gpay']
const now = [...before, 'cash', 'cheque', 'transfer', 'hundi']

const index =
  "create index donations_claimed on donations (claimed_at) where status = 'pending' and payment_method = 'gpay' and claimed_at is not null"

/**
 * Receipts refer to donations, so on SQLite, which cannot change a check, a new column takes the
 * old one's place instead of a new table.
 */
const allow = async (knex: Knex, methods: readonly string[]): Promise<void> => {
  const listed = methods.map((method) => `'${method}'`).join(', ')
  if (knex.client.config.client === 'pg') {
    await knex.raw('alter table donations drop constraint donations_payment_method_check')
    await knex.raw(
      `alter table donations add constraint donations_payment_method_check check (payment_method in (${listed}))`,
    )
    return
  }
  await knex.raw(
    `alter table donations add column new_method text not null default 'gpay' check (new_method in (${listed}))`,
  )
  await knex.raw('update donations set new_method = payment_method')
  await knex.raw('drop index donations_claimed')
  await knex.raw('alter table donations drop column payment_method')
  await knex.raw('alter table donations rename column new_method to payment_method')
  await knex.raw(index)
}

/** Donations that staff record: in cash, by cheque, by bank transfer and from the hundi. */
export const up = async (knex: Knex): Promise<void> => {
  await allow(knex, now)
  await knex.schema.alterTable('donations', (table) => {
    table.text('cheque_number')
    // The bank on which it is drawn.
    table.text('cheque_bank')
  })
  // The cash of a day, for its count.
  await knex.raw(
    "create index donations_cash on donations (paid_at) where payment_method in ('cash', 'hundi')",
  )
}

/** Their receipts stay as they are. */
export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index donations_cash')
  for (const column of ['cheque_number', 'cheque_bank']) {
    await knex.raw('alter table donations drop column ??', [column])
  }
  await knex('donations').whereNotIn('payment_method', before).update({ payment_method: 'gpay' })
  await allow(knex, before)
}

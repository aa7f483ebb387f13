import type { Knex } from 'knex'

/**
 * What staff note about money that was handed over at the counter: the bank of a cheque, and that a
 * UPI payment waits for the bank statement on their word, not on the devotee's.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table orders add column bank text')
  await knex.raw('alter table dakshina_payments add column bank text')
  for (const table of ['donations', 'dakshina_payments']) {
    await knex.raw(
      `alter table ${table} add column is_at_counter boolean not null default ${knex.client.config.client === 'pg' ? 'false' : '0'}`,
    )
  }
}

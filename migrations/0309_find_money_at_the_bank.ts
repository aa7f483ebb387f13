import type { Knex } from 'knex'

/** What staff look for on the bank statement, for the office's first page. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    "create index donations_at_bank on donations (payment_method) where status = 'pending' and payment_method in ('gpay', 'cheque')",
  )
}

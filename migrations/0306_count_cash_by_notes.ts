import type { Knex } from 'knex'

/**
 * The count of a day by notes, with what was in the drawer in the morning and who counted the hundi
 * too. Cash is in the drawer of the day on which it was recorded.
 */
export const up = async (knex: Knex): Promise<void> => {
  // How many of each note, and the rupees in coins, as JSON; null in counts from before.
  await knex.raw('alter table cash_counts add column notes text')
  // Whole rupees; with null, `expected` includes the hundi and no opening float.
  await knex.raw('alter table cash_counts add column opening integer')
  await knex.raw('alter table cash_counts add column hundi_witness text')
  await knex.raw(
    "create index donations_cash_recorded on donations (created_at) where payment_method in ('cash', 'hundi')",
  )
  await knex.raw(
    "create index dakshina_cash_recorded on dakshina_payments (created_at) where payment_method = 'cash'",
  )
}

import type { Knex } from 'knex'

/**
 * The count of a day by notes, with what was in the drawer in the morning and who counted the hundi
 * too. Cash is in the drawer of the day on which it was recorded. Takings of a day: who recorded
 * dakshina, when it was refunded, and the indexes for them.
 */
export const up = async (knex: Knex): Promise<void> => {
  // How many of each note, and the rupees in coins, as JSON; null in counts from before.
  await knex.raw('alter table cash_counts add column notes text')
  // Whole rupees; with null, `expected` includes the hundi and no opening float.
  await knex.raw('alter table cash_counts add column opening integer')
  await knex.raw('alter table cash_counts add column hundi_witness text')
  // Donations and orders have a trail that says when and who; dakshina has none.
  await knex.raw('alter table dakshina_payments add column recorded_by text')
  await knex.raw('alter table dakshina_payments add column refunded_at text')
  await knex.raw(
    `update dakshina_payments set refunded_at = coalesce(refunded_in_cash_at, updated_at)
     where refunded_paise > 0`,
  )
  await knex.raw(
    'create index dakshina_refunded on dakshina_payments (refunded_at) where refunded_at is not null',
  )
  await knex.raw(
    "create index donation_steps_refunded on donation_steps (at) where status = 'refunded' or note = 'given_back'",
  )
  await knex.raw(
    "create index order_steps_refunded on order_steps (at) where note in ('refunded', 'dispute_lost')",
  )
  await knex.raw('create index orders_paid on orders (paid_at) where paid_at is not null')
  await knex.raw(
    "create index donations_cash_recorded on donations (created_at) where payment_method in ('cash', 'hundi')",
  )
  await knex.raw(
    "create index dakshina_cash_recorded on dakshina_payments (created_at) where payment_method = 'cash'",
  )
}

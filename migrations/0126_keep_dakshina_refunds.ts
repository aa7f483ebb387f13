import type { Knex } from 'knex'

/** Dakshina that was handed back in cash is in the day book. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table dakshina_payments add column refunded_in_cash_at text')
  await knex.raw(
    'create index dakshina_refunded_in_cash on dakshina_payments (refunded_in_cash_at) where refunded_in_cash_at is not null',
  )
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop index dakshina_refunded_in_cash')
  await knex.raw('alter table dakshina_payments drop column refunded_in_cash_at')
}

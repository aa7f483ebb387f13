import type { Knex } from 'knex'

/** What the devotee said they had paid, where the bank shows another amount. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table dakshina_payments add column claimed_amount integer')
}

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('alter table dakshina_payments drop column claimed_amount')
}

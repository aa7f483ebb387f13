import type { Knex } from 'knex'

/**
 * Whom an email went to was a hash without a key, kept for a day only. A donation that nobody paid and
 * whose donor is forgotten still had the card provider's name for it.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex('deliveries').whereNotNull('recipient').update({ recipient: null })
  await knex('donations')
    .where({ full_name: '', email: '' })
    .whereIn('status', ['failed', 'cancelled'])
    .update({ payment_id: null })
}

/** Keyed hashes are not counted together with the others; what is forgotten stays so. */
export const down = async (knex: Knex): Promise<void> => {
  await knex('deliveries').whereNotNull('recipient').update({ recipient: null })
}

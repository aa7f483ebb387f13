import type { Knex } from 'knex'

/**
 * The recipient of an email was a hash without a key, kept for only a day. An unpaid donation whose
 * donor was forgotten still had the card provider's id.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex('deliveries').whereNotNull('recipient').update({ recipient: null })
  await knex('donations')
    .where({ full_name: '', email: '' })
    .whereIn('status', ['failed', 'cancelled'])
    .update({ payment_id: null })
}

/** Keyed hashes are not counted together with the old ones; what is deleted stays deleted. */
export const down = async (knex: Knex): Promise<void> => {
  await knex('deliveries').whereNotNull('recipient').update({ recipient: null })
}

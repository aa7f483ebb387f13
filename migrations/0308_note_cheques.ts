import { createHash } from 'node:crypto'
import type { Knex } from 'knex'

type Cheque = { id: string; number: string; bank: string }

/** As `server/payments/cheques.ts` made it when this was written. */
const keyOf = (number: string, bank: string): string => {
  const letters = bank.toLowerCase().replaceAll(/[^\p{L}\p{M}\d]/gu, '')
  return createHash('sha256')
    .update(`${number.replace(/^0+/, '')}\n${letters}`)
    .digest('hex')
}

/**
 * Cheques that count or wait for the bank, each once. Those that were recorded twice before stay as
 * they are: the first one is noted.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.schema.createTable('cheques', (table) => {
    // A hash of its number and bank, which are stored with what it pays.
    table.text('key').primary()
    // donation, order or dakshina, and its id.
    table.text('subject_type').notNullable()
    table.text('subject_id').notNullable()
    table.unique(['subject_type', 'subject_id'], { indexName: 'cheques_subject' })
  })
  const note = async (type: string, cheques: readonly Cheque[]): Promise<void> => {
    for (const { id, number, bank } of cheques) {
      const row = { key: keyOf(number, bank), subject_type: type, subject_id: id }
      await knex('cheques').insert(row).onConflict('key').ignore()
    }
  }
  await note(
    'donation',
    await knex('donations')
      .whereNotNull('cheque_number')
      .whereNull('void_reason')
      .whereIn('status', ['pending', 'succeeded', 'refunded'])
      .orderBy(['created_at', 'id'])
      .select('id', 'cheque_number as number', 'cheque_bank as bank'),
  )
  const dakshina = await knex('dakshina_payments')
    .where({ payment_method: 'cheque' })
    .whereNotNull('slip')
    .whereIn('status', ['succeeded', 'refunded'])
    .orderBy(['created_at', 'id'])
    .select<{ id: string; number: string; bank: string | null; amount: number }[]>(
      'id',
      'slip as number',
      'bank',
      'amount',
    )
  await note(
    'dakshina',
    dakshina.map(({ id, number, bank, amount }) => ({ id, number, bank: bank ?? `₹${amount}` })),
  )
}

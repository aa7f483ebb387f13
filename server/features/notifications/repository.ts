import type { Knex } from 'knex'
import type { Mail } from '#server/adapters/email/port.ts'

type NewDelivery = { key: string; messageId: string; mail: Mail; createdAt: string }

/** Nothing happens when the key was used before. */
export const insertDelivery = async (
  trx: Knex,
  { key, messageId, mail, createdAt }: NewDelivery,
): Promise<void> => {
  await trx('deliveries')
    .insert({
      key,
      message_id: messageId,
      mail: JSON.stringify(mail),
      status: 'waiting',
      due_at: createdAt,
      claimed_by: null,
      attempts: 0,
      last_error: null,
      created_at: createdAt,
      settled_at: null,
    })
    .onConflict('key')
    .ignore()
}

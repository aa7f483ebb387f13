import type { Knex } from 'knex'
import { escapeLike } from '#server/db/paging.ts'

/** Sent emails have no text and no address; these still do. */
const unsent = (trx: Knex) => trx('deliveries').whereNotIn('status', ['sent', 'filed'])

/** Deletes emails that are not sent yet, or could not be, by the beginnings of their keys. */
export const dropMails = async (trx: Knex, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await unsent(trx)
      .whereRaw(`key like ? escape '\\'`, [`${escapeLike(key)}%`])
      .delete()
  }
}

/**
 * Deletes emails that go to an address or have it as reply address, and the mail server's answers
 * about it.
 */
export const dropMailsOf = async (trx: Knex, email: string): Promise<void> => {
  const address = escapeLike(email.toLowerCase())
  await unsent(trx)
    .whereRaw(`lower(mail) like ? escape '\\'`, [`%"${address}"%`])
    .delete()
  await trx('deliveries')
    .whereRaw(`lower(last_error) like ? escape '\\'`, [`%${address}%`])
    .update({ last_error: null })
  await trx('mail_trouble')
    .whereRaw(`lower(said) like ? escape '\\'`, [`%${address}%`])
    .update({ said: '' })
}

import type { Knex } from 'knex'
import { escapeLike } from '#server/db/paging.ts'

/** What was sent keeps no text and no address: these still have them. */
const unsent = (trx: Knex) => trx('deliveries').whereNotIn('status', ['sent', 'filed'])

/** Deletes mails that are not sent yet, or could not be, by the beginnings of their keys. */
export const dropMails = async (trx: Knex, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await unsent(trx)
      .whereRaw(`key like ? escape '\\'`, [`${escapeLike(key)}%`])
      .delete()
  }
}

/** Deletes mails that go to an address or are answered to it, and what a mail server said of it. */
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

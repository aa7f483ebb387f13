import type { Knex } from 'knex'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { deleteUser } from './userRepository.ts'

/** Deletes an account with its sessions and links, and the unsent emails to it. */
export const eraseUser = async (trx: Knex, id: string): Promise<void> => {
  await dropMails(trx, [`account:${id}:`])
  await deleteUser(trx, id)
}

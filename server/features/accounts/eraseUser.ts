import type { Knex } from 'knex'
import { dropMails } from '#server/privacy/waitingMails.ts'
import { deleteInvitationsTo } from './invitationRepository.ts'
import { deleteUser, findUser } from './userRepository.ts'

/** Deletes an account with its sessions, links and invitations, and the unsent emails to it. */
export const eraseUser = async (trx: Knex, id: string): Promise<void> => {
  await dropMails(trx, [`account:${id}:`])
  const user = await findUser(trx, id)
  if (user) await deleteInvitationsTo(trx, user.email)
  await deleteUser(trx, id)
}

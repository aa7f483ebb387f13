import type { Knex } from 'knex'
import { listSessionsOf } from '#server/http/sessionStore.ts'
import type { AccountData } from '#server/privacy/erasure.ts'
import { accountOf } from './accountOf.ts'
import { eraseUser } from './eraseUser.ts'
import { deleteInvitationsTo } from './invitationRepository.ts'
import { deleteTokensTo } from './tokenRepository.ts'
import { findByEmail, findUser } from './userRepository.ts'

/**
 * For staff who look up what is stored about a person. Finds the account whether or not its address
 * is confirmed.
 */
export const createAccountData = (now: () => Date): AccountData => ({
  find: async (db: Knex, email: string) => {
    const user = await findByEmail(db, email)
    return user && { id: user.id, username: user.username, role: user.role }
  },
  read: async (db: Knex, id: string) => {
    const user = await findUser(db, id)
    return user ? { account: accountOf(user), sessions: await listSessionsOf(db, id, now()) } : {}
  },
  erase: async (trx, { id, email }) => {
    if (id !== undefined) await eraseUser(trx, id)
    await deleteTokensTo(trx, email)
    await deleteInvitationsTo(trx, email)
  },
})

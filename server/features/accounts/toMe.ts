import type { Knex } from 'knex'
import type { Me } from '#contract/accounts/public.ts'
import { findPendingEmail } from './tokenRepository.ts'
import { countRecoveryCodes, type User } from './userRepository.ts'

/** An account as its owner sees it. */
export const toMe = async (db: Knex, user: User, now: Date): Promise<Me> => {
  const pendingEmail = await findPendingEmail(db, user.id, now)
  const hasTotp = user.totpConfirmedAt !== undefined
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    isEmailConfirmed: user.emailConfirmedAt !== undefined,
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(user.fullName !== undefined && { fullName: user.fullName }),
    role: user.role,
    hasTotp,
    ...(hasTotp && { recoveryCodesLeft: await countRecoveryCodes(db, user.id) }),
    createdAt: user.createdAt,
  }
}

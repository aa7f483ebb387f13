import type { Knex } from 'knex'
import type { PersonalData } from '#server/privacy/personalData.ts'
import type { User } from './userRepository.ts'

/**
 * What was booked, given or written as a guest with a confirmed address is added to its account.
 */
export const joinGuestRows = async (
  trx: Knex,
  user: User,
  personalData: readonly PersonalData[],
): Promise<void> => {
  if (user.emailConfirmedAt === undefined) return
  for (const { join } of personalData) await join?.(trx, user)
}

import { findByEmail } from '#server/features/accounts/userRepository.ts'
import { isSubscribed } from '#server/features/newsletter/repository.ts'
import type { FindOwner } from '#server/features/notifications/service.ts'

/**
 * Who has proved that the address is theirs: with an account, or by subscribing to the newsletter.
 */
export const findOwner: FindOwner = async (db, address) => {
  const user = await findByEmail(db, address)
  if (!user) return (await isSubscribed(db, address)) ? {} : undefined
  return user.emailConfirmedAt !== undefined && user.disabledAt === undefined
    ? { userId: user.id }
    : undefined
}

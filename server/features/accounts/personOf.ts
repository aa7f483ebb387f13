import type { Person } from '#server/privacy/personalData.ts'
import type { User } from './userRepository.ts'

/** An account as other features need to know it. */
export const personOf = ({ id, email, emailConfirmedAt }: User): Person & { id: string } => ({
  id,
  ...(emailConfirmedAt !== undefined && { email }),
})

import type { User } from './userRepository.ts'

/** An account as its person may take it along: no hash and no secret. */
export const accountOf = (user: User) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailConfirmedAt: user.emailConfirmedAt,
  fullName: user.fullName,
  role: user.role,
  isPremium: user.isPremium,
  createdAt: user.createdAt,
})

import type { User } from './userRepository.ts'

/** An account as its owner exports it: without hash and secrets. */
export const accountOf = (user: User) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailConfirmedAt: user.emailConfirmedAt ?? null,
  fullName: user.fullName ?? null,
  language: user.language,
  role: user.role,
  isPremium: user.isPremium,
  createdAt: user.createdAt,
})

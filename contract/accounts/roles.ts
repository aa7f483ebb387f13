/** What an account is to the temple, from the fewest permissions to all. */
export const roles = ['user', 'priest', 'desk', 'treasurer', 'editor', 'admin'] as const
export type Role = (typeof roles)[number]

export const staffRoles = roles.filter((role) => role !== 'user')

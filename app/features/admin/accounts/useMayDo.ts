import { adminAccounts } from '#app/i18n/en/accounts/adminAccounts.ts'
import { useWords } from '#app/i18n/words.ts'
import { permissionsOf } from '#contract/accounts/permissions.ts'
import type { Role } from '#contract/accounts/roles.ts'

const sentence = (parts: readonly string[]): string => {
  const text = new Intl.ListFormat('en').format(parts)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** What a role may do, in one sentence. */
export function useMayDo(): (role: Role) => string {
  const words = useWords(adminAccounts)
  return (role) => {
    if (role === 'user') return words.mayNothing
    if (role === 'admin') return words.mayAll
    return sentence(permissionsOf[role].map((permission) => words.permissions[permission]))
  }
}

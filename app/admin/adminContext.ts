import { createContext, use } from 'react'
import type { Me } from '#contract/accounts.ts'

/** Who works here, and by which clock. */
export type Office = { me: Me; timeZone: string }

export const AdminContext = createContext<Office | undefined>(undefined)

export function useAdmin(): Office {
  const office = use(AdminContext)
  if (!office) throw new Error('Nobody is in the office')
  return office
}

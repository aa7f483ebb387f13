import { createContext, use } from 'react'
import type { Me } from '#contract/accounts.ts'

/** Who works here, and by which clock. */
export type Office = { me: Me; timeZone: string }

export const OfficeContext = createContext<Office | undefined>(undefined)

export function useOffice(): Office {
  const office = use(OfficeContext)
  if (!office) throw new Error('Nobody is in the office')
  return office
}

import { createContext, use } from 'react'
import type { Me } from '#contract/accounts.ts'

/** Who works here, and the temple's time zone. */
type Admin = { me: Me; timeZone: string }

export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin needs the AdminShell around it')
  return admin
}

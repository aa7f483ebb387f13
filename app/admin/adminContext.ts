import { createContext, use } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Me } from '#contract/accounts.ts'

/** Who works here, and where the temple is: its time zone is known before its place. */
type Admin = { me: Me; timeZone: string; place: ChosenCity | undefined; onLogout: () => void }

export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin needs the AdminShell around it')
  return admin
}

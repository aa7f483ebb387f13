import { createContext, use } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Me } from '#contract/accounts/public.ts'

export type Temple = { name: string; place: ChosenCity }

/**
 * The logged-in member of staff and the temple; its time zone is known before the other settings.
 */
type Admin = { me: Me; timeZone: string; temple: Temple | undefined; onLogout: () => void }

export const AdminContext = createContext<Admin | undefined>(undefined)

export function useAdmin(): Admin {
  const admin = use(AdminContext)
  if (!admin) throw new Error('useAdmin needs the AdminShell around it')
  return admin
}

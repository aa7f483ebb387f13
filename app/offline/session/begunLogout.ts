import type { Unsent } from './ownThings.ts'

const key = 'modak-logout'

export type Logout = {
  account: string
  unsent: Unsent
  isLogoutOwed: boolean
  isGone: boolean
}

/** Where storage is forbidden, nobody's things are on this phone either. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Noted at once, before the database is asked: what a page that is left at that moment does not finish. */
export const noteLogout = (logout: Logout): void =>
  quietly(() => localStorage.setItem(key, JSON.stringify(logout)))

export const dropLogout = (): void => quietly(() => localStorage.removeItem(key))

/** One that an earlier page began, and did not finish. */
export const begunLogout = (): Logout | undefined =>
  quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Logout | null) ?? undefined

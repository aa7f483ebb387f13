import { storedText } from '#app/almanac/storedText.ts'
import type { Unsent } from './ownThings.ts'

const noted = storedText('modak-logout')

export type Logout = {
  account: string
  unsent: Unsent
  isLogoutOwed: boolean
  isGone: boolean
}

/** Noted at once, before the database is asked: what a page that is left at that moment does not finish. */
export const noteLogout = (logout: Logout): void => noted.write(JSON.stringify(logout))

export const dropLogout = (): void => noted.write(null)

/** One that an earlier page began, and did not finish. */
export const begunLogout = (): Logout | undefined => {
  const text = noted.read()
  return text === null ? undefined : (JSON.parse(text) as Logout)
}

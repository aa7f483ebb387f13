import { storedText } from '#app/almanac/storedText.ts'
import type { Unsent } from './accountData.ts'

const noted = storedText('modak-logout')

export type Logout = {
  account: string
  unsent: Unsent
  isLogoutOwed: boolean
  isGone: boolean
}

/** Before the database is written, so that the next page can finish it if this one is left. */
export const noteLogout = (logout: Logout): void => noted.write(JSON.stringify(logout))

export const dropLogout = (): void => noted.write(null)

/** A logout that an earlier page started and did not finish. */
export const startedLogout = (): Logout | undefined => {
  const text = noted.read()
  return text === null ? undefined : (JSON.parse(text) as Logout)
}

import type { Api } from '#app/api/client.ts'
import { logout } from '#contract/accounts/public.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { inLock } from '#app/offline/inLock.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'

/** The key of the one row. */
export const here = 'here'
const lockName = 'modak-session'

/** The account whose commands may be sent, for the worker, which has no local storage. */
export async function accountIn(db: OfflineDb): Promise<string> {
  return (await db.session.get(here))?.me?.id ?? guestAccount
}

/** Sends a logout that was made offline. True if none is left. */
export const settleLogout = (
  db: OfflineDb,
  api: Api,
  locks: LockManager | undefined,
): Promise<boolean> => exclusively(locks, () => sendPendingLogout(db, api))

export const exclusively = <T>(
  locks: LockManager | undefined,
  work: () => Promise<T>,
): Promise<T> => inLock(locks, lockName, work)

/** Sends the pending logout. The row shows that no one has logged in since. */
export async function sendPendingLogout(db: OfflineDb, api: Api): Promise<boolean> {
  const saved = await db.session.get(here)
  if (!saved?.isLogoutOwed) return true
  if (!(await logoutNow(api))) return false
  await forgetRow(db)
  return true
}

export const logoutNow = (api: Api): Promise<boolean> =>
  api.call(logout, {}).then(
    () => true,
    () => false,
  )

export const forgetRow = (db: OfflineDb): Promise<void> => db.session.delete(here)

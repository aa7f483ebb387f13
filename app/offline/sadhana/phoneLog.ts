import { getConnection } from '#app/offline/connection.ts'
import { api, db } from '#app/offline/phone.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { createJournal } from './journal.ts'
import { dropLog } from './dropLog.ts'
import { recover } from './recover.ts'
import { createLogSync } from './syncLog.ts'

export const journal = createJournal(() => localStorage)
const recoverAll = () => recover({ db, journal, account: getAccount })
const locks: LockManager | undefined = navigator.locks
const sync = createLogSync({ db, api, account: getAccount, recover: recoverAll, locks })

/** A pause that looks like the end of a sitting. */
const restMs = 20_000
let resting: ReturnType<typeof setTimeout> | undefined

/** Without a network, the next sitting, visit or connection does it. */
export function shareLog(): void {
  clearTimeout(resting)
  resting = undefined
  if (getConnection() !== 'offline') void sync().catch(() => undefined)
}

/** Schedules a sync after beads were counted; it runs in a pause, so that counting stays fast. */
export function shareLogSoon(): void {
  clearTimeout(resting)
  resting = setTimeout(shareLog, restMs)
}

/** The mala is put away. */
export function shareLogNow(): void {
  if (resting !== undefined) shareLog()
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') shareLogNow()
})

/** For a logout; see `dropLog`. */
export async function dropLogOf(account: string, isGone: boolean): Promise<void> {
  if (isGone) (await import('#app/offline/darshan/days.ts')).forgetDarshans(account)
  await recoverAll()
  await dropLog(db, account, isGone)
}

import type { OfflineDb } from '#app/offline/db.ts'

/**
 * Somebody logs out: what their account has leaves the phone, and comes back when they log in. What
 * it does not have yet waits here, hidden from others. Of an account that was deleted, nothing is left.
 */
export const dropLog = (db: OfflineDb, account: string, isGone: boolean): Promise<void> =>
  db.transaction('rw', [db.sittings, db.malas, db.goals, db.logSync], async () => {
    const isDropped = (row: { account?: string; isUnsent?: 1 }) =>
      row.account === account && (isGone || !row.isUnsent)
    await db.sittings.filter(isDropped).delete()
    await db.goals.filter(isDropped).delete()
    await db.logSync.delete(account)
    if (isGone) await db.malas.filter((row) => row.account === account).delete()
  })

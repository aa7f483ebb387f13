import type { OfflineDb } from '#app/offline/db.ts'

/**
 * At a logout, removes the sittings that the account has; they come back with the next login.
 * Unsynced ones stay here, hidden from other users. For a deleted account everything is removed.
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

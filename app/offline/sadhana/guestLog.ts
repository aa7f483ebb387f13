import type { OfflineDb } from '#app/offline/db.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { freshMala } from './beads.ts'
import { isOpenTo } from './whose.ts'

const tables = (db: OfflineDb) => [db.sittings, db.malas, db.goals]

/** It is theirs: from now on it is a part of their account's log. */
export const joinGuestLog = (db: OfflineDb, account: string): Promise<void> =>
  db.transaction('rw', tables(db), async () => {
    await db.sittings
      .filter((sitting) => isOpenTo(sitting, account))
      .modify({ account, isUnsent: 1 })
    await db.malas.filter((row) => row.account === undefined).modify({ account })
    const guests = await db.goals.get(guestAccount)
    if (!guests) return
    await db.goals.delete(guestAccount)
    if (!(await db.goals.get(account))) await db.goals.put({ ...guests, account, isUnsent: 1 })
  })

/** It is not: it stays on the phone for a guest, and they do not see it. */
export const leaveGuestLog = (db: OfflineDb, account: string): Promise<void> =>
  db.transaction('rw', tables(db), async () => {
    await db.sittings
      .filter((sitting) => isOpenTo(sitting, account))
      .modify((sitting: { notOf?: readonly string[] }) => {
        sitting.notOf = [...(sitting.notOf ?? []), account]
      })
    // The next bead must not continue another person's mala.
    await db.malas
      .filter((row) => row.account === undefined)
      .modify((row, of) => {
        of.value = { ...freshMala, mantra: row.mantra, seen: row.seen }
      })
  })

import { getNow } from '#app/offline/clock.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { type Live, useLive } from '#app/offline/useLive.ts'
import { dayOf } from './beads.ts'
import { type Summary, summarise } from './summary.ts'

/** The log of whoever is logged in, with what was told before logging in; a guest sees only the latter. */
export const readSummary = async (db: OfflineDb, account: string | undefined): Promise<Summary> => {
  const sittings = await db.sittings.toArray()
  return summarise(
    sittings.filter((sitting) => sitting.account === undefined || sitting.account === account),
  )
}

export const useSummary = (): Live<Summary> => {
  const id = useAccount().account?.id
  return useLive(`sadhana ${id}`, (db) => readSummary(db, id))
}

/** The civil date where the person is now. */
export const todayHere = (): string => dayOf(getNow())

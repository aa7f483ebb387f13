import { useEffect, useState } from 'react'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import { getNow } from '#app/offline/clock.ts'
import { loadPhone } from '#app/offline/loadPhone.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { type Live, useLive } from '#app/offline/useLive.ts'
import { dayOf } from './beads.ts'
import { type OwnLog, readOwnLog } from './ownLog.ts'

/** The current user's log, including what other devices added. */
export function useOwnLog(): Live<OwnLog> {
  const id = useAccount().account?.id
  useEffect(() => {
    if (id !== undefined)
      void loadWithRetry(() => import('./phoneLog.ts')).then(({ shareLog }) => shareLog())
  }, [id])
  return useLive(`sadhana ${id}`, (db) => readOwnLog(db, id), true)
}

/** The days of practice, read once: with every bead, a log of years would be read again. */
export function useDaysOnce(): ReadonlySet<string> | undefined {
  const id = useAccount().account?.id
  const [days, setDays] = useState<ReadonlySet<string>>()
  useEffect(() => {
    let isMounted = true
    void loadWithRetry(loadPhone)
      .then(({ db }) => readOwnLog(db, id))
      .then(
        ({ summary }) => isMounted && setDays(new Set(summary.days.keys())),
        () => undefined,
      )
    return () => {
      isMounted = false
    }
  }, [id])
  return days
}

/** The civil date where the person is now. */
export const todayHere = (): string => dayOf(getNow())

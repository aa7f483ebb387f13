import { useEffect, useState } from 'react'
import { patiently } from '#app/lazy/lazyLoad.ts'
import { getNow } from '#app/offline/clock.ts'
import { loadPhone } from '#app/offline/loadPhone.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { type Live, useLive } from '#app/offline/useLive.ts'
import { dayOf } from './beads.ts'
import { type OwnLog, readOwnLog } from './ownLog.ts'

/** The log of whoever uses the phone, and what their other devices added to it. */
export function useOwnLog(): Live<OwnLog> {
  const id = useAccount().account?.id
  useEffect(() => {
    if (id !== undefined)
      void patiently(() => import('./phoneLog.ts')).then(({ shareLog }) => shareLog())
  }, [id])
  return useLive(`sadhana ${id}`, (db) => readOwnLog(db, id), true)
}

/** The days of practice, read once: with every bead, a log of years would be read again. */
export function useDaysOnce(): ReadonlySet<string> | undefined {
  const id = useAccount().account?.id
  const [days, setDays] = useState<ReadonlySet<string>>()
  useEffect(() => {
    let isMounted = true
    void patiently(loadPhone)
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

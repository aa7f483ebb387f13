import { useEffect, useEffectEvent, useState } from 'react'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import type { OfflineDb } from './db.ts'
import type { Outbox } from './outbox/outbox.ts'

/**
 * `isRead`: storage was read, even if it was empty or failed. `isLate`: it has not responded, and
 * the page continues without it until it does.
 */
export type Live<T> = { isRead: boolean; isLate?: boolean; data?: T | undefined }

/**
 * A live query on the phone's database, whose outbox says why it was refused: changes by this page, another tab or the worker. `key`
 * identifies the query. `isPatient`: there is no other source, so it waits longer.
 */
export function useLive<T>(
  key: string,
  query: (db: OfflineDb, outbox: Outbox) => Promise<T>,
  isPatient = false,
): Live<T> {
  const [reading, setReading] = useState<Live<T> & { key: string }>({ key, isRead: false })
  const ask = useEffectEvent(query)
  useEffect(() => {
    let stop = () => {}
    let isMounted = true
    void loadWithRetry(() => import('./phone.ts')).then(({ db, outbox, watch }) => {
      if (!isMounted) return
      stop = watch(db, () => ask(db, outbox), {
        onNext: (data) => setReading({ key, isRead: true, data }),
        // A phone that refuses its database stores nothing.
        onNone: (error) => setReading({ key, isRead: true, isLate: !error }),
        isPatient,
      })
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [key, isPatient])
  return reading.key === key ? reading : { isRead: false }
}

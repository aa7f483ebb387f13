import { useEffect, useEffectEvent, useState } from 'react'
import { patiently } from '#app/lazy/lazyLoad.ts'
import type { OfflineDb } from './db.ts'

/**
 * `isRead`: the phone's storage was read, even if it was empty, or refuses. `isLate`: it has not answered, and the
 * page goes on without it until it does.
 */
export type Live<T> = { isRead: boolean; isLate?: boolean; data?: T | undefined }

/**
 * What the phone stores, kept up to date, whoever changes it: this page, another tab or the worker.
 * `key` changes when something else is requested. `isPatient`: nobody else can be asked.
 */
export function useLive<T>(
  key: string,
  query: (db: OfflineDb) => Promise<T>,
  isPatient = false,
): Live<T> {
  const [reading, setReading] = useState<Live<T> & { key: string }>({ key, isRead: false })
  const ask = useEffectEvent(query)
  useEffect(() => {
    let stop = () => {}
    let isMounted = true
    void patiently(() => import('./phone.ts')).then(({ db, watch }) => {
      if (!isMounted) return
      stop = watch(db, () => ask(db), {
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

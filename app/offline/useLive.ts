import { useEffect, useEffectEvent, useState } from 'react'
import { patiently } from '#app/lazy/lazyLoad.ts'
import type { OfflineDb } from './db.ts'

/** `isRead`: the phone's storage was read, even if it was empty. */
export type Live<T> = { isRead: boolean; data?: T | undefined }

/**
 * What the phone stores, kept up to date, whoever changes it: this page, another tab or the worker.
 * `key` changes when something else is requested.
 */
export function useLive<T>(key: string, query: (db: OfflineDb) => Promise<T>): Live<T> {
  const [reading, setReading] = useState<Live<T> & { key: string }>({ key, isRead: false })
  const ask = useEffectEvent(query)
  useEffect(() => {
    let stop = () => {}
    let isMounted = true
    const load = () => Promise.all([import('dexie'), import('./phone.ts')])
    void patiently(load).then(([{ liveQuery }, { db }]) => {
      if (!isMounted) return
      // A phone that refuses its database stores nothing. A query may wait for it for ever.
      const handleRefused = () => isMounted && setReading({ key, isRead: true })
      db.open().catch(handleRefused)
      const watching = liveQuery(() => ask(db)).subscribe({
        next: (data) => setReading({ key, isRead: true, data }),
        error: handleRefused,
      })
      stop = () => watching.unsubscribe()
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [key])
  return reading.key === key ? reading : { isRead: false }
}

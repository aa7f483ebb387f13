import { liveQuery } from 'dexie'
import type { OfflineDb } from './db.ts'
import { databaseMs, patientMs } from './inTime.ts'

type Watcher<T> = {
  onNext: (found: T) => void
  /** The database failed or, without an error, is late. A late result is still delivered. */
  onNone: (error?: unknown) => void
  /** There is no other source, so it waits longer (`patientMs`). */
  isPatient?: boolean | undefined
}

/** Follows what the phone stores, changed by this page, another tab or the worker. */
export function watch<T>(
  db: OfflineDb,
  query: () => Promise<T>,
  { onNext, onNone, isPatient = false }: Watcher<T>,
): () => void {
  const timer = setTimeout(onNone, isPatient ? patientMs : databaseMs)
  const refuse = (error: unknown) => {
    clearTimeout(timer)
    onNone(error)
  }
  let isOver = false
  // Browsers that forbid storage report it only here.
  db.open().catch((error: unknown) => {
    if (!isOver) refuse(error)
  })
  const watching = liveQuery(query).subscribe({
    next: (found) => {
      clearTimeout(timer)
      onNext(found)
    },
    error: refuse,
  })
  return () => {
    isOver = true
    clearTimeout(timer)
    watching.unsubscribe()
  }
}

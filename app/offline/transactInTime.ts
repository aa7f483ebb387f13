import type { Table } from 'dexie'
import type { OfflineDb } from './db.ts'
import { patientMs } from './inTime.ts'

/**
 * A transaction with a timeout: if the database does not carry it out in time, it is aborted and
 * stores nothing.
 */
export async function transactInTime<T>(
  db: OfflineDb,
  tables: readonly Table[],
  work: () => Promise<T>,
): Promise<T> {
  let isLate = false
  let abort = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      try {
        abort()
      } catch {
        // It is being committed. What is sent directly has the same key, so it counts once.
      }
      reject(new Error('The database did not answer'))
    }, patientMs)
  })
  const transacting = db.transaction('rw', tables, (transaction) => {
    if (isLate) throw new Error('The database answered too late')
    abort = () => transaction.abort()
    return work()
  })
  try {
    return await Promise.race([transacting, late])
  } finally {
    clearTimeout(timer)
  }
}

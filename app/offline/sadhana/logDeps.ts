import type { Api } from '#app/api/client.ts'
import type { OfflineDb } from '#app/offline/db.ts'

/** What exchanging a log with its account needs. */
export type LogDeps = {
  db: OfflineDb
  api: Pick<Api, 'call'>
  /** The logged-in account. */
  account: () => string
  /** What closed tabs left behind is stored first. */
  recover?: () => Promise<void>
  /** Undefined on a plain http address, where two tabs may send the same sittings, once each. */
  locks?: LockManager | undefined
}

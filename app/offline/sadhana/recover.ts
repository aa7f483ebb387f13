import type { OfflineDb } from '#app/offline/db.ts'
import type { Journal } from './journal.ts'
import { storeBeads } from './storeBeads.ts'

type Deps = { db: OfflineDb; journal: Journal; account: () => string }

/**
 * Stores journaled beads of closed or crashed tabs, for every mantra and account. `own` is the
 * calling tab.
 */
export async function recover({ db, journal, account }: Deps, own?: string): Promise<void> {
  for (const left of journal.find()) {
    if (left.tab === own) continue
    await storeBeads(db, account(), left.mantra, left.tab, left.beads)
    journal.drop(left)
  }
}

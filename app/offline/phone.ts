import { createApi } from '#app/api/client.ts'
import { getHealth } from '#contract/site.ts'
import { reportServerDate } from './clock.ts'
import { reportReach } from './connection.ts'
import { createContent } from './content.ts'
import { openOfflineDb } from './db.ts'
import { createDownloads } from './downloads.ts'

/** What the page loads after its first paint: the API, the phone's database and what stands on them. */
const fetchNow: typeof fetch = (...request) => fetch(...request)

export const db = openOfflineDb()
export const api = createApi({ fetch: fetchNow, onReach: reportReach, onDate: reportServerDate })
export const content = createContent(api, db)
// A plain http address that is not this machine has no cache storage: nothing can be saved there.
export const downloads = createDownloads({ db, caches: globalThis.caches, fetch: fetchNow })

/** Asks the server for a sign of life; the answer, or its absence, is reported by the API itself. */
export const probe = (): Promise<unknown> => api.call(getHealth, {}).catch(() => undefined)

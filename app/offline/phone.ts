import { createApi } from '#app/api/client.ts'
import { getHealth } from '#contract/site.ts'
import { getAccount } from './account.ts'
import { reportServerDate } from './clock.ts'
import { getConnection, onReachable, reportReach } from './connection.ts'
import { createContent } from './content.ts'
import { openOfflineDb } from './db.ts'
import { createDelivery } from './deliver.ts'
import { createDownloads } from './downloads.ts'
import { createDrafts } from './drafts.ts'
import { createOutbox } from './outbox.ts'
import { forgetPost } from './posts.ts'
import { createSavedPosts } from './savedPosts.ts'
import { createSession } from './session.ts'
import { createSubmit } from './submit.ts'
import { askForSync, keepDelivering } from './wake.ts'

/** What the page loads after its first paint: the API, the phone's database and what stands on them. */
const fetchNow: typeof fetch = (...request) => fetch(...request)

export const db = openOfflineDb()
export const api = createApi({
  fetch: fetchNow,
  onReach: reportReach,
  onDate: reportServerDate,
  onSignedOut: () => void session.end(),
})
export const content = createContent(api, db)
// A plain http address that is not this machine has no cache storage: nothing can be saved there.
export const downloads = createDownloads({ db, caches: globalThis.caches, fetch: fetchNow })

/** The temple took an article away. */
export const forget = (slug: string) => forgetPost(db, slug)
export const outbox = createOutbox({ db, account: getAccount })
export const drafts = createDrafts(db)
const locks: LockManager | undefined = navigator.locks
export const savedPosts = createSavedPosts({
  db,
  caches: globalThis.caches,
  fetch: fetchNow,
  locks,
})
export const { wake } = keepDelivering(createDelivery({ db, api, account: getAccount, locks }))
export const { submit, isAwaited } = createSubmit({
  db,
  api,
  outbox,
  account: getAccount,
  wake,
  isOffline: () => getConnection() === 'offline',
})

export const session = createSession({
  db,
  api,
  locks,
  onSignedIn: () => wake(true),
  onOwed: () => void askForSync(),
})
// The code is one task of the browser's, the opening of its database another.
setTimeout(() => void session.confirm())
onReachable(() => void session.confirm())

/** Asks the server for a sign of life; the answer, or its absence, is reported by the API itself. */
export const probe = (): Promise<unknown> => api.call(getHealth, {}).catch(() => undefined)

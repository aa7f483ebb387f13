import { apiInLanguage } from '#app/api/apiInLanguage.ts'
import { createApi } from '#app/api/client.ts'
import { language } from '#app/i18n/language.ts'
import { getHealth } from '#contract/site/public.ts'
import { getAccount } from '#app/offline/session/account.ts'
import { reportServerDate } from './clock.ts'
import { getConnection, onReachable, reportReach } from './connection.ts'
import { createContent } from '#app/offline/content/content.ts'
import { contentInLanguage, passingContent } from '#app/offline/content/contentInLanguage.ts'
import { openOfflineDb } from './db.ts'
import { isPassing } from '#app/i18n/phoneLanguage.ts'
import { createDelivery } from '#app/offline/outbox/deliver.ts'
import { createDownloads } from '#app/offline/downloads/downloads.ts'
import { createDrafts } from '#app/offline/outbox/drafts.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { createOutbox } from '#app/offline/outbox/outbox.ts'
import { forgetPost } from '#app/offline/content/posts.ts'
import { createSavedPosts } from '#app/offline/downloads/savedPosts.ts'
import { createSession } from '#app/offline/session/session.ts'
import { createSubmit } from '#app/offline/outbox/submit.ts'
import { requestSync, keepDelivering } from '#app/offline/outbox/wake.ts'
import { ownWords } from '#app/api/ownWords.ts'

export { inTime } from './inTime.ts'
export { watch } from './watch.ts'

/** What the page loads after its first paint: the API, the phone's database and what needs it. */
const fetchNow: typeof fetch = (...request) => fetch(...request)

export const db = openOfflineDb()
const plainApi = createApi({
  fetch: fetchNow,
  language,
  onReach: reportReach,
  onDate: reportServerDate,
  onSignedOut: () => void session.checkEnd(),
  inWords: ownWords,
})
export const api = __IS_TRANSLATED__ ? apiInLanguage(plainApi, language) : plainApi
const ownContent = createContent(api, db)
export const content = !__IS_MULTILINGUAL__
  ? ownContent
  : isPassing()
    ? passingContent(api)
    : contentInLanguage(ownContent, db, language)
// A plain http address other than this machine has no cache storage: nothing can be saved there.
export const downloads = createDownloads({ db, caches: globalThis.caches, fetch: fetchNow })

/** Bought files: their code is loaded by those who have some. */
export const loadBoughtFiles = async () => {
  const { createBoughtFiles } = await import('#app/offline/downloads/boughtFiles.ts')
  return createBoughtFiles({ db, caches: globalThis.caches, fetch: fetchNow })
}

/** The temple removed an article. */
export const forget = (slug: string) => forgetPost(db, slug)
export const outbox = createOutbox({ db, account: getAccount, language })
export const drafts = createDrafts(db)
const locks: LockManager | undefined = navigator.locks
export const savedPosts = createSavedPosts({
  db,
  get caches() {
    return globalThis.caches
  },
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

/** What was changed here in the cart and the log, and on the person's other devices. */
const shareOwn = async (): Promise<void> => {
  if (getAccount() === guestAccount) return
  const { shareAll } = await import('./ownDevices.ts')
  shareAll()
}

export const session = createSession({
  db,
  api,
  locks,
  onSignedIn: () => {
    wake(true)
    void shareOwn().catch(() => undefined)
  },
  dropMore: async (account, isGone) => {
    await (await import('./ownDevices.ts')).dropAll(account, isGone)
    await (await loadBoughtFiles()).sweep()
  },
  onLogoutPending: () => void requestSync(),
})
// Loading the code is one task for the browser, opening its database another.
const confirm = () =>
  void session
    .confirm()
    .then(shareOwn)
    .catch(() => undefined)
setTimeout(confirm)
onReachable(confirm)

/** Checks whether the server answers; the API itself reports the result. */
export const probe = (): Promise<unknown> => api.call(getHealth, {}).catch(() => undefined)

export { saveContact, savedContact } from './savedContact.ts'

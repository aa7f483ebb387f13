import { createApi } from '#app/api/client.ts'
import { createDelivery } from '#app/offline/outbox/deliver.ts'
import { showAppBadge } from '#app/offline/outbox/appBadge.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { isOpen } from '#app/offline/outbox/outboxRow.ts'
import { accountIn, settleLogout } from '#app/offline/session/savedSession.ts'

/**
 * Delivers the outbox and a pending logout without a page. Throws while something is left, so that
 * the browser retries the sync; the rest is sent when the app is next opened.
 */
export async function deliverOutbox(): Promise<void> {
  // As in a page, nothing is attempted offline, so that it can still be edited.
  if (!navigator.onLine) throw new Error('No network')
  const db = openOfflineDb()
  try {
    const api = createApi({ fetch: (...request) => fetch(...request) })
    const isLoggedOut = await settleLogout(db, api, navigator.locks)
    const account = () => accountIn(db)
    const delivery = createDelivery({ db, api, account, locks: navigator.locks })
    const left = await delivery.deliver(true)
    await showAppBadge(await db.outbox.filter(isOpen).count())
    if (left !== undefined || !isLoggedOut) throw new Error('Not everything was delivered')
  } finally {
    db.close()
  }
}

import { createApi } from '#app/api/client.ts'
import { createDelivery } from '#app/offline/outbox/deliver.ts'
import { showAppBadge } from '#app/offline/outbox/appBadge.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { isOpen } from '#app/offline/outbox/outboxRow.ts'
import { accountIn, settleLogout } from '#app/offline/session/savedSession.ts'

/**
 * Delivers the outbox without a page, and a logout that the server does not know of. Throws while
 * something is left, so that the browser asks again; anything still left is sent when the app is
 * next opened.
 */
export async function deliverOutbox(): Promise<void> {
  // As in a page: offline nothing is tried, so that it can still be changed.
  if (!navigator.onLine) throw new Error('No network')
  const db = openOfflineDb()
  try {
    const api = createApi({ fetch: (...request) => fetch(...request) })
    const isTold = await settleLogout(db, api, navigator.locks)
    const account = () => accountIn(db)
    const delivery = createDelivery({ db, api, account, locks: navigator.locks })
    const left = await delivery.deliver(true)
    await showAppBadge(await db.outbox.filter(isOpen).count())
    if (left !== undefined || !isTold) throw new Error('Not everything was delivered')
  } finally {
    db.close()
  }
}

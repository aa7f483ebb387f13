import { createApi } from '#app/api/client.ts'
import { openOfflineDb } from '#app/offline/db.ts'
import { renewPushHere } from '#app/offline/push/renew.ts'

/** The browser has changed or ended the subscription. What fails here is done when the app next starts. */
export async function renewPush(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  old: Pick<PushSubscription, 'endpoint'> | null | undefined,
): Promise<void> {
  const db = openOfflineDb()
  try {
    const api = createApi({ fetch: (...request) => fetch(...request) })
    await renewPushHere({ db, api }, pushManager, old)
  } finally {
    db.close()
  }
}

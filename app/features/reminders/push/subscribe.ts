import { loadPhone } from '#app/offline/loadPhone.ts'
import type { PushSubscriptionInput } from '#contract/reminders/public.ts'

/** `install`: on an iPhone or iPad only an app on the Home Screen may notify. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'unsupported'

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

// iPadOS calls itself a Mac, but no Mac has a touch screen.
const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** Whether this browser can show notifications, or what keeps it from that. Asks nobody. */
export function pushSupport(): PushSupport {
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isPossible) return isIos() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/**
 * Asks the browser for permission and subscribes. Only from a tap, after our own explanation: a refusal is
 * for ever. Permission is asked before anything is waited for, or Safari no longer counts the tap; so give
 * the key as a promise. `dismissed`: the question was closed without an answer. `refused`: the browser may
 * notify, and its push service does not take part; that says nothing of our server or the network to it.
 */
export async function subscribeToPush(
  key: string | Promise<string>,
): Promise<PushSubscriptionInput | 'denied' | 'dismissed' | 'refused'> {
  const asked = Notification.requestPermission()
  const [permission, given] = await Promise.all([asked, key])
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const [{ pushManager }, { here, subscribe, toInput }, { db, inTime }] = await Promise.all([
    navigator.serviceWorker.ready,
    import('#app/offline/push/renew.ts'),
    loadPhone(),
  ])
  const subscription = await subscribeAnew(() => subscribe(pushManager, given), pushManager).catch(
    unlessRefused,
  )
  const input = subscription && toInput(subscription)
  if (!input) return 'refused'
  await inTime(db.push.put({ key: here, endpoint: input.endpoint }))
  return input
}

/** Whatever the browser says by an exception of its own: `AbortError` where its push service is not there. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error
}

/** A subscription with another key than ours, as of another temple’s server at this address, has to go first. */
async function subscribeAnew(
  subscribe: () => Promise<PushSubscription>,
  manager: PushManager,
): Promise<PushSubscription> {
  try {
    return await subscribe()
  } catch (error) {
    const isOtherKey = error instanceof DOMException && error.name === 'InvalidStateError'
    const old = isOtherKey ? await manager.getSubscription() : null
    if (!old) throw error
    await old.unsubscribe()
    return subscribe()
  }
}

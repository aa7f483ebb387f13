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

/** Whether this browser can show notifications, or why not. Does not prompt. */
export function pushSupport(): PushSupport {
  const isPossible =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isPossible) return isIos() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/**
 * Requests permission and subscribes. Call it from a tap, after our own explanation: a denial is
 * permanent. Permission is requested before any `await`, or Safari no longer counts the tap; hence
 * the key is a promise. `dismissed`: the prompt was closed. `refused`: permission was granted, but
 * the push service refuses; that says nothing about our server or the network.
 */
export async function subscribeToPush(
  key: string | Promise<string>,
): Promise<PushSubscriptionInput | 'denied' | 'dismissed' | 'refused'> {
  const prompt = Notification.requestPermission()
  const [permission, applicationServerKey] = await Promise.all([prompt, key])
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'dismissed'
  const [{ pushManager }, { here, subscribe, toInput }, { db, inTime }] = await Promise.all([
    navigator.serviceWorker.ready,
    import('#app/offline/push/renew.ts'),
    loadPhone(),
  ])
  const subscription = await resubscribe(
    () => subscribe(pushManager, applicationServerKey),
    pushManager,
  ).catch(unlessRefused)
  const input = subscription && toInput(subscription)
  if (!input) return 'refused'
  await inTime(db.push.put({ key: here, endpoint: input.endpoint }))
  return input
}

/** Maps the browser's exceptions to `refused`: `AbortError` if its push service is unavailable. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error
}

/** A subscription with another key than ours, as of another temple’s server at this address, has to go first. */
async function resubscribe(
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

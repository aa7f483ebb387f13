import type { loadPhone } from '#app/offline/loadPhone.ts'

/** Whether there is something to renew: no code is loaded where the browser may not notify. */
const mayNotify = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission === 'granted'

/**
 * Browsers change subscriptions, and lose them, without telling: at every start the server hears which one
 * it is now. Offline it is for the next start.
 */
export async function renewPushAtStart(
  phone: Pick<Awaited<ReturnType<typeof loadPhone>>, 'db' | 'api'>,
): Promise<void> {
  if (!mayNotify()) return
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return
    const { renewPushHere } = await import('./renew.ts')
    await renewPushHere(phone, registration.pushManager)
  } catch {
    // Not reachable, or no room: what was known before still holds.
  }
}

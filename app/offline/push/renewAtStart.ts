import type { loadPhone } from '#app/offline/loadPhone.ts'

/** Whether there is something to renew: no code is loaded where the browser may not notify. */
const mayNotify = (): boolean =>
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window &&
  Notification.permission === 'granted'

/**
 * Browsers change and lose subscriptions silently, so the current one is reported at every start;
 * if offline, at the next one.
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

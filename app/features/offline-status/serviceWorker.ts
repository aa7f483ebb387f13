import { Workbox } from 'workbox-window'

const hourMs = 3_600_000
const patienceMs = 4_000

/**
 * Chromium sometimes leaves the old worker in place for minutes although the new one may take over.
 * Then the old one is let go, and the page comes from the server, which must be in reach for that.
 */
async function letGo(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const isReached = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReached || !registration?.waiting) return
  await registration.unregister()
  location.reload()
}

/**
 * Registers the worker and calls `onUpdate` when a newer one waits. What `onUpdate` is given lets the
 * newer one take over and then loads the page again, once. Returns what stops looking for updates.
 */
export function registerWorker(onUpdate: (update: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const workbox = new Workbox('/sw.js')
  let hasAgreed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      hasAgreed = true
      workbox.messageSkipWaiting()
      patience = setTimeout(letGo, patienceMs)
    }),
  )
  // Another tab may agree too; only the page whose devotee agreed loads again by itself.
  workbox.addEventListener('controlling', () => {
    clearTimeout(patience)
    if (!hasAgreed) return
    hasAgreed = false
    location.reload()
  })
  // A private window may refuse a worker: the app then lives from the network.
  workbox.register().catch(() => undefined)
  const look = () => void workbox.update().catch(() => undefined)
  const handleVisible = () => document.visibilityState === 'visible' && look()
  const timer = setInterval(look, hourMs)
  document.addEventListener('visibilitychange', handleVisible)
  return () => {
    clearInterval(timer)
    clearTimeout(patience)
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

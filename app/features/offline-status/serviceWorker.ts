import { Workbox } from 'workbox-window'

const hourMs = 3_600_000

/**
 * Registers the worker and calls `onUpdate` when a newer one waits. What `onUpdate` is given lets the
 * newer one take over and then loads the page again, once. Returns what stops looking for updates.
 */
export function registerWorker(onUpdate: (update: () => void) => void): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const workbox = new Workbox('/sw.js')
  let hasAgreed = false
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      hasAgreed = true
      workbox.messageSkipWaiting()
    }),
  )
  // Another tab may agree too; only the page whose devotee agreed loads again by itself.
  workbox.addEventListener('controlling', () => {
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
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

import { Workbox } from 'workbox-window'
import type { WorkerMessage } from '#app/offline/messages.ts'
import { probe } from '#app/offline/probe.ts'

const hourMs = 3_600_000
const patienceMs = 2_000

/**
 * Chromium tells the old worker once to end. A request of the page that comes just then starts it
 * again, and then it stays until it has had nothing to do for long. So it is let go, and the page
 * comes from the server, which must be in reach for that. Says whether that is on its way.
 */
async function letGo(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || !(await probe())) return false
  // It took over meanwhile, and the page loads again for that.
  if (!registration.waiting) return true
  await registration.unregister()
  location.reload()
  return true
}

/** A page that was still on its way when the worker took over was passed by then. */
async function askForControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller)
    active?.postMessage({ type: 'CLAIM' } satisfies WorkerMessage)
}

type Hearer = {
  /**
   * A newer version waits, or could not take over. `update` lets it take over and then loads the page
   * again, once.
   */
  onUpdate: (update: () => void) => void
  /** Nothing loads again before this: it would end a mantra that was begun meanwhile. */
  whenQuiet: () => Promise<void>
}

/** Registers the worker and tells of newer versions. Returns what stops looking for them. */
export function registerWorker({ onUpdate, whenQuiet }: Hearer): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined
  const workbox = new Workbox('/sw.js')
  let hasAgreed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    hasAgreed = true
    workbox.messageSkipWaiting()
    patience = setTimeout(async () => {
      await whenQuiet()
      if (!hasAgreed) return
      const isOnItsWay = await letGo()
      // It may have taken over meanwhile.
      if (hasAgreed && !isOnItsWay) onUpdate(update)
    }, patienceMs)
  }
  workbox.addEventListener('waiting', () => onUpdate(update))
  // Another tab may agree too; only the page whose devotee agreed loads again by itself.
  workbox.addEventListener('controlling', async () => {
    clearTimeout(patience)
    if (!hasAgreed) return
    hasAgreed = false
    await whenQuiet()
    location.reload()
  })
  // A private window may refuse a worker: the app then lives from the network.
  workbox.register().catch(() => undefined)
  void askForControl()
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

import { Workbox } from 'workbox-window'
import type { WorkerMessage } from '#app/offline/messages.ts'
import { chosenLanguage } from '#app/i18n/chosenLanguage.ts'
import { language, workerPath } from '#app/i18n/language.ts'
import { markStored } from '#app/lazy/calm.ts'
import { probe } from '#app/offline/probe.ts'

const hourMs = 3_600_000
const patienceMs = 2_000

/**
 * Chromium requests the old worker to stop only once. A request at that moment restarts it, and it
 * stays until it has been idle for long. So it is unregistered and the page reloads from the
 * server, which must be reachable. Returns whether that is happening.
 */
async function unregisterStuckWorker(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || !(await probe())) return false
  // The new worker has taken over in the meantime, which reloads the page.
  if (!registration.waiting) return true
  await registration.unregister()
  location.reload()
  return true
}

/** A page that was still loading when the worker took over missed it. */
async function askForControl(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!navigator.serviceWorker.controller)
    active?.postMessage({ type: 'CLAIM' } satisfies WorkerMessage)
}

/**
 * Whose worker this phone has. It speaks the language that was chosen, so a page opened by a link in
 * another one leaves it as it is.
 */
async function findWorker(): Promise<'own' | 'other' | 'to change'> {
  const { active } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (!active || new URL(active.scriptURL).pathname === workerPath) return 'own'
  return chosenLanguage() === language ? 'to change' : 'other'
}

type UpdateHandlers = {
  /**
   * A newer version is waiting, or could not take over. `update` activates it and then reloads the
   * page once.
   */
  onUpdate: (update: () => void) => void
  /** Resolves when no mantra plays; nothing reloads before. */
  whenQuiet: () => Promise<void>
}

/**
 * Registers the worker and reports newer versions. Returns a function that stops looking for them.
 */
export function registerWorker({ onUpdate, whenQuiet }: UpdateHandlers): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    markStored()
    return () => undefined
  }
  const workbox = new Workbox(workerPath)
  let hasAgreed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    hasAgreed = true
    workbox.messageSkipWaiting()
    patience = setTimeout(async () => {
      await whenQuiet()
      if (!hasAgreed) return
      const isReloading = await unregisterStuckWorker()
      // It may have taken over in the meantime.
      if (hasAgreed && !isReloading) onUpdate(update)
    }, patienceMs)
  }
  let isChange = false
  // Nobody is asked to agree to their own choice of a language. Chromium may finish the old worker
  // only when the app is closed.
  workbox.addEventListener('waiting', () =>
    isChange ? workbox.messageSkipWaiting() : onUpdate(update),
  )
  // Another tab may agree too; only the page whose devotee agreed reloads automatically.
  workbox.addEventListener('controlling', async () => {
    clearTimeout(patience)
    markStored()
    if (!hasAgreed) return
    hasAgreed = false
    await whenQuiet()
    location.reload()
  })
  // A private window may refuse a worker: the app then works only online.
  const register = () => workbox.register().catch(markStored)
  if (__IS_MULTILINGUAL__)
    void findWorker().then((worker) => {
      isChange = worker === 'to change'
      if (worker !== 'other') return register()
    })
  else void register()
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

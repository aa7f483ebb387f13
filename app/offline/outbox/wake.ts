import { getConnection, onReachable } from '#app/offline/connection.ts'
import type { Delivery } from './deliver.ts'
import { outboxTag } from '#app/offline/messages.ts'

/** `setTimeout` counts in 32 bits. */
const longestTimerMs = 2 ** 31 - 1

export type Waker = {
  /** Called when something new is queued, or should be sent now. */
  wake: (afresh?: boolean) => void
  stop: () => void
}

/**
 * When to deliver while a page is open: at start, when the network returns, when the page becomes
 * visible again, and when a failed item is due. Offline nothing is tried, so that unsent items can
 * still be changed; the offline banner's checks find the network again.
 */
export function keepDelivering(
  { deliver, recover }: Delivery,
  now: () => number = Date.now,
): Waker {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let next: { afresh: boolean } | undefined
  let isStopped = false

  const plan = (dueAt: number | undefined) => {
    clearTimeout(timer)
    if (isStopped || dueAt === undefined) return
    const waitMs = Math.min(Math.max(dueAt - now(), 0), longestTimerMs)
    timer = setTimeout(() => wake(), waitMs)
    void requestSync()
  }
  const run = async () => {
    while (next) {
      const { afresh } = next
      next = undefined
      if (getConnection() === 'offline') {
        // The worker may send what was written just now, if no page is open by then.
        if (!afresh) void requestSync()
        await recover().catch(() => undefined)
        continue
      }
      // A phone that refuses its database has nothing waiting.
      await deliver(afresh).then(plan, () => undefined)
    }
  }
  const wake = (afresh = false) => {
    if (isStopped) return
    next = { afresh: afresh || next?.afresh === true }
    running ??= run().finally(() => (running = undefined))
  }

  const handleVisible = () => document.visibilityState === 'visible' && wake(true)
  const stopListening = onReachable(() => wake(true))
  document.addEventListener('visibilitychange', handleVisible)
  wake(true)
  return {
    wake,
    stop() {
      isStopped = true
      clearTimeout(timer)
      stopListening()
      document.removeEventListener('visibilitychange', handleVisible)
    },
  }
}

type SyncManager = { register: (tag: string) => Promise<void> }

/**
 * Registers a background sync, if supported, so that the worker is woken when the phone is online
 * again and no page is open.
 */
export async function requestSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync
  await sync?.register(outboxTag).catch(() => undefined)
}

/**
 * Whether the server is reachable, as far as we know. `navigator.onLine` is only a hint, because it
 * reports the network interface; answered and failed calls decide.
 */
export type Connection = 'reachable' | 'offline' | 'unreachable'

// Known from the first moment, so that nothing is sent in vain when a page starts.
let current: Connection = globalThis.navigator?.onLine === false ? 'offline' : 'reachable'
const listeners = new Set<() => void>()

export const getConnection = (): Connection => current

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back when the server is reachable again. Nothing else in the app decides that. */
export function onReachable(listener: () => void): () => void {
  let last = current
  return subscribeConnection(() => {
    const isBack = current === 'reachable' && last !== 'reachable'
    last = current
    if (isBack) listener()
  })
}

export function reportReach(reached: boolean): void {
  set(reached ? 'reachable' : navigator.onLine ? 'unreachable' : 'offline')
}

/** Listens to the browser's hints; `probe` requests the server and reports the result. */
export function watchConnection(probe: () => unknown): () => void {
  const handleOffline = () => set('offline')
  addEventListener('offline', handleOffline)
  const handleOnline = () => void probe()
  addEventListener('online', handleOnline)
  if (!navigator.onLine) handleOffline()
  return () => {
    removeEventListener('offline', handleOffline)
    removeEventListener('online', handleOnline)
  }
}

function set(next: Connection): void {
  if (next === current) return
  current = next
  for (const listener of listeners) listener()
}

const firstProbeMs = 3_000
const rarestProbeMs = 60_000

/**
 * While the server is unreachable, probes with backoff, and at once when the page becomes visible.
 */
export function keepProbing(probe: () => unknown): () => void {
  let waitMs = firstProbeMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(() => {
      waitMs = Math.min(waitMs * 2, rarestProbeMs)
      probe()
      wait()
    }, waitMs)
  }
  const handleVisible = () => document.visibilityState === 'visible' && void probe()
  document.addEventListener('visibilitychange', handleVisible)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleVisible)
  }
}

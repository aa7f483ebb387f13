/** Aborts the locks that this page holds or waits for. */
const leaving = new Set<() => void>()
let isAside = false
globalThis.addEventListener?.('pagehide', () => {
  isAside = true
  for (const leave of leaving) leave()
})
globalThis.addEventListener?.('pageshow', () => (isAside = false))

/**
 * Runs work in one tab or the worker at a time; without the Locks API (plain http) several may run
 * it. A page entering the back/forward cache releases its lock, because it may stay cached for
 * long. Its work continues when the page is restored, and must tolerate that another tab has done
 * the same. Work not yet started rejects with an `AbortError`, as do later requests:
 * `visibilitychange` fires after `pagehide`.
 */
export function inLock<T>(
  locks: LockManager | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work()
  return new Promise<T>((resolve, reject) => {
    const waiting = new AbortController()
    if (isAside) waiting.abort()
    let leave = () => waiting.abort()
    const giveUp = () => leave()
    leaving.add(giveUp)
    const held = () =>
      new Promise<void>((release) => {
        leave = release
        work().then(resolve, reject).finally(release)
      })
    locks
      .request(name, { signal: waiting.signal }, held)
      .catch(reject)
      .finally(() => leaving.delete(giveUp))
  })
}

/** Gives up what this page holds, and what it waits for. */
const leaving = new Set<() => void>()
globalThis.addEventListener?.('pagehide', () => {
  for (const leave of leaving) leave()
})

/**
 * Work that one of this browser's tabs, or its worker, does at a time; without locks (plain http) at any time. A
 * page that is put aside gives its lock up, because it may be kept for as long as the browser likes: what it was
 * doing goes on when it comes back, and must bear that another has done it meanwhile. What had not begun is
 * refused with an `AbortError`.
 */
export function inLock<T>(
  locks: LockManager | undefined,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work()
  return new Promise<T>((resolve, reject) => {
    const waiting = new AbortController()
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

/** Gives up what this page holds, and what it waits for. */
const leaving = new Set<() => void>()
let isAside = false
globalThis.addEventListener?.('pagehide', () => {
  isAside = true
  for (const leave of leaving) leave()
})
globalThis.addEventListener?.('pageshow', () => (isAside = false))

/**
 * Work that one tab does at a time, or the worker; without locks (plain http) all of them may. A page that is put
 * aside gives its lock up, because the browser may keep the page for as long as it likes. Its work goes on when the
 * page comes back, and must bear that another has done the same meanwhile. Work that had not begun is refused with
 * an `AbortError`, and so is what is asked for after that: `visibilitychange` comes later than `pagehide`.
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

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
  const aside = new AbortController()
  const { signal } = aside
  const leave = () => aside.abort()
  globalThis.addEventListener?.('pagehide', leave)
  return new Promise((resolve, reject) => {
    const left = new Promise((leaving) => signal.addEventListener('abort', leaving))
    const held = () => Promise.race([work().then(resolve, reject), left])
    locks
      .request(name, { signal }, held)
      .catch(reject)
      .finally(() => globalThis.removeEventListener?.('pagehide', leave))
  })
}

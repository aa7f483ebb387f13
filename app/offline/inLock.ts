/**
 * Work that one tab does at a time, or the worker; without locks (plain http) all of them may. A page that is put
 * aside gives its lock up, because the browser may keep the page for as long as it likes. Its work goes on when the
 * page comes back, and must bear that another has done the same meanwhile. Work that had not begun is refused with
 * an `AbortError`.
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

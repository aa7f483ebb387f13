/**
 * How long a page waits for IndexedDB. Another tab or a cached page may block it indefinitely;
 * after this the page continues without it.
 */
export const databaseMs = 1_000

/** For data that has no other source or destination. */
export const patientMs = 4_000

/**
 * The result of database work, or undefined if it fails or is late. The work itself is not
 * cancelled.
 */
export const inTime = <T>(work: PromiseLike<T>, ms = databaseMs): Promise<T | undefined> =>
  new Promise((resolve) => {
    const settle = (value?: T) => {
      clearTimeout(timer)
      resolve(value)
    }
    const timer = setTimeout(settle, ms)
    work.then(settle, () => settle())
  })

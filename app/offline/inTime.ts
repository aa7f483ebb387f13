/**
 * How long a page waits for the phone's database. Another tab or a page that was left may hold a table, or the
 * whole database, for as long as it likes: after this the page goes on without it.
 */
export const databaseMs = 1_000

/** For what has no other place to be asked or stored. */
export const patientMs = 4_000

/**
 * What the phone's database answers in time; undefined if it refuses or is late. The work itself goes on.
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

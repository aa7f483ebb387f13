let ready: Promise<void> | undefined

const inOwnTask = (work: () => void) =>
  new Promise<void>((resolve) => {
    setTimeout(() => {
      work()
      setTimeout(resolve)
    })
  })

/** The engine's tables: of the language first, then those for dates and the zone most devotees need. */
async function readTables(): Promise<void> {
  await inOwnTask(() => void new Intl.NumberFormat('en-US'))
  await inOwnTask(() => {
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', month: 'short' }).format()
  })
}

/**
 * Loads code that tells dates. Meanwhile a browser reads the tables for them in tasks of their own: within
 * the first component that tells one they hold up a slow phone for 80 ms.
 */
export const withDates =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (import.meta.env.SSR) return load()
    const [loaded] = await Promise.all([load(), (ready ??= readTables())])
    return loaded
  }

/**
 * Serialises repeated work: one run at a time, and one more if it was requested during a run, also
 * after a failed one. Every caller gets the result of the last run.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isRequested = false
  const run = async () => {
    try {
      while (isRequested) {
        isRequested = false
        try {
          await work()
        } catch (error) {
          if (!isRequested) throw error
        }
      }
    } finally {
      running = undefined
    }
  }
  return () => {
    isRequested = true
    running ??= run()
    return running
  }
}

/** Work that whoever asks for it must not wait for, lest they learn from the time whether there was any. */
export type BackgroundTasks = {
  readonly run: (work: () => Promise<void>) => void
  /** Resolves when all is done that was begun. */
  readonly settled: () => Promise<void>
}

export const createBackgroundTasks = (onError: (error: unknown) => void): BackgroundTasks => {
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const doing: Promise<void> = new Promise<void>((resolve) => void setImmediate(resolve))
        .then(work)
        .catch(onError)
        .finally(() => running.delete(doing))
      running.add(doing)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

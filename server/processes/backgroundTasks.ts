import { randomInt } from 'node:crypto'

/** Runs work after a random delay, so that response times reveal nothing about it. */
export type BackgroundTasks = {
  /** Starts it after an unpredictable delay. */
  readonly run: (work: () => Promise<void>) => void
  /** Starts everything that still waits, and resolves when all of it is done. */
  readonly settled: () => Promise<void>
}

type Options = {
  readonly onError: (error: unknown) => void
  readonly delayMs?: () => number
}

/** Far longer than the work takes, and short for somebody who waits for the email. */
const someSeconds = (): number => randomInt(1_000, 8_000)

export const createBackgroundTasks = ({
  onError,
  delayMs = someSeconds,
}: Options): BackgroundTasks => {
  const waiting = new Set<() => void>()
  const running = new Set<Promise<void>>()
  return {
    run: (work) => {
      const { promise, resolve: begin } = Promise.withResolvers<void>()
      const timer = setTimeout(begin, delayMs())
      waiting.add(begin)
      const doing: Promise<void> = promise
        .then(() => {
          clearTimeout(timer)
          waiting.delete(begin)
          return work()
        })
        .catch(onError)
        .finally(() => running.delete(doing))
      running.add(doing)
    },
    settled: async () => {
      while (running.size > 0) {
        for (const begin of waiting) begin()
        await Promise.all(running)
      }
    },
  }
}

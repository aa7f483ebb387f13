import { setTimeout as wait } from 'node:timers/promises'

/** Work that waits in the database, for one process or another to take. */
export type Job = {
  readonly nextDue: () => Promise<Date | undefined>
  /** Takes the next item and returns a function that does it; undefined if there is none. */
  readonly take: () => Promise<(() => Promise<void>) | undefined>
}

type Deps = {
  readonly job: Job
  /** How many items are in progress at once. */
  readonly lanes: number
  /** The least time between two starts: visitors have priority over background work. */
  readonly spacingMs: number
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

export type Worker = {
  /** Looks for work: at start, after a commit, or whenever there may be some. */
  readonly wake: () => void
  /** Takes nothing more, and resolves when everything in progress is done. */
  readonly stop: () => Promise<void>
}

/** How often work left by other processes is looked for, and how long our own failures may last. */
const lookMs = 15_000

/** A timer never asks more often than this, whatever the clocks say. */
const pauseMs = 250

/** Does what is due, woken by `wake` and when the next item is due. */
export const createWorker = ({ job, lanes, spacingMs, now, onError }: Deps): Worker => {
  const inHand = new Set<Promise<void>>()
  let looking: Promise<void> | undefined
  let isRequested = false
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let timer: NodeJS.Timeout | undefined

  const begin = (work: () => Promise<void>): void => {
    const doing: Promise<void> = work()
      .catch(onError)
      .finally(() => {
        inHand.delete(doing)
        wake()
      })
    inHand.add(doing)
  }

  const rest = (): Promise<void> =>
    wait(spacingMs, undefined, { signal: stopping.signal }).catch(() => undefined)

  /** Takes as many items as allowed; returns the time until there may be more. */
  const takeDue = async (): Promise<number> => {
    while (!isStopping() && inHand.size < lanes) {
      // A check costs less than taking: most commits leave nothing to do.
      const due = await job.nextDue()
      const waitMs = due ? due.getTime() - now().getTime() : lookMs
      if (waitMs > 0) return waitMs
      const work = await job.take()
      if (!work) return lookMs
      begin(work)
      await rest()
    }
    return lookMs
  }

  const look = async (): Promise<void> => {
    let waitMs = lookMs
    do {
      isRequested = false
      waitMs = await takeDue().catch((error: unknown) => {
        onError(error)
        return lookMs
      })
    } while (isRequested && !isStopping())
    looking = undefined
    if (!isStopping()) timer = setTimeout(wake, Math.min(Math.max(waitMs, pauseMs), lookMs))
  }

  const wake = (): void => {
    if (isStopping()) return
    isRequested = true
    if (looking) return
    clearTimeout(timer)
    looking = look()
  }

  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await looking
      await Promise.all(inHand)
    },
  }
}

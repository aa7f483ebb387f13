import { AppError } from '#server/errors.ts'

export type OneAtATime = <T>(work: () => Promise<T>, gone?: AbortSignal) => Promise<T>

type Options = {
  /** Besides the one in progress; the next one is refused. */
  readonly waitingAtMost: number
  /** The message for that one. By default 503: try again in a few seconds. */
  readonly refusal?: () => Error
}

const retryAfterSeconds = 10

const busy = (): AppError =>
  new AppError('unavailable', { code: 'service.busy' }, [], { retryAfterSeconds })

/**
 * For work that takes a processor or much memory: one item after the other, and a short queue, so
 * that memory is bounded however many ask. Those who have disconnected no longer wait.
 */
export const oneAtATime = ({ waitingAtMost, refusal = busy }: Options): OneAtATime => {
  const waiting: (() => void)[] = []
  let isBusy = false

  const takeTurn = async (gone?: AbortSignal): Promise<void> => {
    gone?.throwIfAborted()
    if (!isBusy) {
      isBusy = true
      return
    }
    if (waiting.length >= waitingAtMost) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        gone?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(gone?.reason)
      }
      waiting.push(start)
      gone?.addEventListener('abort', leave, { once: true })
    })
  }

  return async (work, gone) => {
    await takeTurn(gone)
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else isBusy = false
    }
  }
}

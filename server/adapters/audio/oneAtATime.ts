import { AudioBusyError } from './port.ts'

export type OneAtATime = <T>(work: () => Promise<T>, gone: AbortSignal) => Promise<T>

/** One piece of work after the other; few may wait, and who has gone meanwhile waits no longer. */
export const oneAtATime = (waitingAtMost: number): OneAtATime => {
  const waiting: (() => void)[] = []
  let isBusy = false

  const takeTurn = async (gone: AbortSignal): Promise<void> => {
    gone.throwIfAborted()
    if (!isBusy) {
      isBusy = true
      return
    }
    if (waiting.length >= waitingAtMost) throw new AudioBusyError()
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        gone.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(gone.reason)
      }
      waiting.push(start)
      gone.addEventListener('abort', leave, { once: true })
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

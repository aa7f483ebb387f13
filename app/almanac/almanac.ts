import type { AlmanacError } from '#almanac/errors.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import type { Answer, Question } from './messages.ts'

/** The almanac could not answer; `code` if it was asked for something impossible. */
class AlmanacFailure extends Error {
  readonly code: AlmanacError['code'] | undefined

  constructor(message: string, code?: AlmanacError['code']) {
    super(message)
    this.name = 'AlmanacFailure'
    this.code = code
  }
}

export type Ask = <N extends JobName>(name: N, input: JobInput<N>) => Promise<JobOutput<N>>

type Waiting = { resolve: (output: never) => void; reject: (error: Error) => void }

/** Asks a worker, so that computing a year never blocks a frame. */
function createAsk(open: () => Worker): Ask {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function end(reason: string): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new AlmanacFailure(reason))
    waiting.clear()
  }

  function start(): Worker {
    const opened = open()
    opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asker = waiting.get(data.id)
      waiting.delete(data.id)
      if ('output' in data) asker?.resolve(data.output as never)
      else asker?.reject(new AlmanacFailure(data.error.message, data.error.code))
    })
    // Its code could not be loaded, or it crashed: the next question starts another one.
    opened.addEventListener('error', () => end('The almanac could not be loaded.'))
    return opened
  }

  return (name, input) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id: lastId, name, input } satisfies Question)
    })
}

const openWorker = (): Worker =>
  new Worker(new URL('./almanac.worker.ts', import.meta.url), { type: 'module', name: 'almanac' })

/** The app's one almanac: festivals, moon and panchang of any place, computed on this phone. */
export const ask: Ask = createAsk(openWorker)

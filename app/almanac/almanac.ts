import type { AlmanacError } from '#almanac/errors.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import type { Answer, Question } from './messages.ts'

/** The almanac could not answer; `code` if the request was impossible. */
class AlmanacFailure extends Error {
  readonly code: AlmanacError['code'] | undefined

  constructor(message: string, code?: AlmanacError['code']) {
    super(message)
    this.name = 'AlmanacFailure'
    this.code = code
  }
}

export type RunJob = <N extends JobName>(name: N, input: JobInput<N>) => Promise<JobOutput<N>>

type PendingJob = { resolve: (output: never) => void; reject: (error: Error) => void }

/** Runs jobs in a worker, so that computing a year never blocks a frame. */
function createJobRunner(open: () => Worker): RunJob {
  const waiting = new Map<number, PendingJob>()
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
      const job = waiting.get(data.id)
      waiting.delete(data.id)
      if ('output' in data) job?.resolve(data.output as never)
      else job?.reject(new AlmanacFailure(data.error.message, data.error.code))
    })
    // It failed to load or crashed: the next job starts a new worker.
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
export const runJob: RunJob = createJobRunner(openWorker)

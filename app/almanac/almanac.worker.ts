import { AlmanacError } from '#almanac/errors.ts'
import { jobs, type JobName } from './jobs.ts'
import type { Answer, Question } from './messages.ts'

// Typed as the page's `postMessage`, which takes a target origin; a worker's takes only the
// message.
const post = (answer: Answer): void => self.postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, name, input } = data
  try {
    const run = jobs[name] as (input: unknown) => unknown
    post({ id, output: run(input) })
  } catch (error) {
    const code = error instanceof AlmanacError ? error.code : undefined
    post({ id, error: { message: String(error instanceof Error ? error.message : error), code } })
  }
})

export type { JobName }

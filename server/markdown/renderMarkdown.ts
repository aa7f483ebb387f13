import { join } from 'node:path'
import * as z from 'zod'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { rendered, type MarkdownJob, type Rendered } from './port.ts'

/** Another number whenever the same Markdown becomes other HTML: what is kept is made anew then. */
export const rendererVersion = 2

/** The longest text takes a tenth of it. Some texts are written to take for ever. */
const limits = { timeoutMs: 20_000, heapMb: 256 }

const inTurn = oneAtATime({ waitingAtMost: 50 })

/**
 * Makes HTML of Markdown, in a process that ends: the libraries for it would stay in the server's
 * memory for good, and a text that is hard to read would hold up everybody. Throws a `ChildProcessError`.
 */
export const renderMarkdown = async (jobs: readonly MarkdownJob[]): Promise<Rendered[]> => {
  if (jobs.length === 0) return []
  const script = join(import.meta.dirname, 'inChildProcess.ts')
  const answer = await inTurn(() => runChildProcess(script, jobs, limits))
  return z.array(rendered).parse(answer)
}

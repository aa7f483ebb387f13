import { join } from 'node:path'
import * as z from 'zod'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import { rendered, type MarkdownJob, type Rendered } from './port.ts'

/**
 * Raise it whenever the same Markdown becomes different HTML: stored posts are then rendered again.
 */
export const rendererVersion = 4

/** The longest text takes a tenth of it. Some texts are written to take for ever. */
const limits = { timeoutMs: 20_000, heapMb: 256 }

const inTurn = oneAtATime({ waitingAtMost: 50 })

/**
 * Turns Markdown into HTML, in a process that ends: its libraries would stay in the server's memory
 * for good, and a text that is slow to parse would delay everybody. Throws a `ChildProcessError`.
 */
export const renderMarkdown = async (jobs: readonly MarkdownJob[]): Promise<Rendered[]> => {
  if (jobs.length === 0) return []
  const script = join(import.meta.dirname, 'inChildProcess.ts')
  const answer = await inTurn(() => runChildProcess(script, jobs, limits))
  return z.array(rendered).parse(answer)
}

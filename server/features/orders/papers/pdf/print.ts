import { join } from 'node:path'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import type { PrintedPaper } from './draw.ts'

const script = join(import.meta.dirname, 'childProcess.ts')

/** A slow machine takes seconds; anything longer never ends. */
const limits = { timeoutMs: 30_000, heapMb: 256 }

/** Each takes a processor and 100 MB for half a second. */
const inTurn = oneAtATime({ waitingAtMost: 20 })

const printing = new Map<string, Promise<Buffer>>()

/**
 * An invoice or a credit note as a PDF, drawn in a separate process. Two requests for the same paper
 * share one process.
 */
export const printPaper = (paper: PrintedPaper): Promise<Buffer> => {
  const running = printing.get(paper.number)
  if (running) return running
  const run = inTurn(() => runChildProcess(script, paper, limits))
    .then((printed) => Buffer.from(String(printed), 'base64'))
    .finally(() => printing.delete(paper.number))
  printing.set(paper.number, run)
  return run
}

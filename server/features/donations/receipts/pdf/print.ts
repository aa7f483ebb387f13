import { join } from 'node:path'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { AppError } from '#server/errors.ts'
import type { Sheet } from './sheet.ts'

const script = join(import.meta.dirname, 'childProcess.ts')

/** A slow machine takes seconds; what takes longer does not end. */
const limits = { timeoutMs: 30_000, heapMb: 256 }

/** Each takes a processor and 100 MB for half a second: one after the other, and not too long a row. */
const waitAtMost = 20

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** A receipt as a PDF, drawn in a process of its own. */
export const print = async (sheet: Sheet): Promise<Buffer> => {
  if (waiting >= waitAtMost) throw new AppError('unavailable')
  waiting += 1
  const mine = last.then(() => runChildProcess(script, sheet, limits))
  last = mine.catch(() => undefined)
  try {
    return Buffer.from(String(await mine), 'base64')
  } finally {
    waiting -= 1
  }
}

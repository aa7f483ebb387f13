import { join } from 'node:path'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import type { Sheet } from './sheet.ts'

const script = join(import.meta.dirname, 'childProcess.ts')

/** A slow machine takes seconds; anything longer never ends. */
const limits = { timeoutMs: 30_000, heapMb: 256 }

/** Each takes a processor and 100 MB for half a second. */
const inTurn = oneAtATime({ waitingAtMost: 20 })

/** A receipt as a PDF, drawn in a separate process. */
export const print = async (sheet: Sheet): Promise<Buffer> =>
  Buffer.from(String(await inTurn(() => runChildProcess(script, sheet, limits))), 'base64')

import { join } from 'node:path'
import { runChildProcess } from '#server/processes/childProcess.ts'
import { oneAtATime } from '#server/processes/oneAtATime.ts'
import type { Printed } from './printed.ts'

const script = join(import.meta.dirname, 'childProcess.ts')

/** A slow machine takes seconds; anything longer never ends. */
const limits = { timeoutMs: 30_000, heapMb: 256 }

/** Each takes a processor and 100 MB for half a second. */
const inTurn = oneAtATime({ waitingAtMost: 20 })

const print = async (receipt: Printed): Promise<Buffer> =>
  Buffer.from(String(await inTurn(() => runChildProcess(script, receipt, limits))), 'base64')

/**
 * Draws receipts as PDFs, each in a separate process. Two requests for the same receipt in the same
 * state share one process.
 */
export const createPrinting = () => {
  const printing = new Map<string, Promise<Buffer>>()
  return (receipt: Printed, state: string): Promise<Buffer> => {
    const key = `${receipt.number} ${state}`
    const running = printing.get(key)
    if (running) return running
    const run = print(receipt).finally(() => printing.delete(key))
    printing.set(key, run)
    return run
  }
}

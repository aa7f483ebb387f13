import { Worker } from 'node:worker_threads'

/**
 * Microseconds of CPU for a message to another thread and its answer on an ordinary machine: an
 * estimate, from a slower one (docs/measured.md).
 */
const ordinary = 13

/** However slow a machine is, what takes longer than this is not excused by it. */
const slowest = 3.5

const messages = 3_000

const echo = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', (message) => parentPort.postMessage(message))`

const microsecondsEach = async (worker: Worker): Promise<number> => {
  const before = process.cpuUsage()
  await new Promise<void>((resolve) => {
    const answer = (sent: number): void => {
      if (sent < messages) return worker.postMessage(sent + 1)
      worker.off('message', answer)
      resolve()
    }
    worker.on('message', answer)
    worker.postMessage(1)
  })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / messages
}

/**
 * How many times longer this machine takes to switch between threads now than an ordinary one, at
 * least 1. Under some hypervisors that is three times as long while arithmetic is as fast as ever,
 * and a browser of ten processes takes three times as long with it. The first turns compile, so the
 * fastest counts.
 */
export const slowness = async (): Promise<number> => {
  const worker = new Worker(echo, { eval: true })
  try {
    const turns = [
      await microsecondsEach(worker),
      await microsecondsEach(worker),
      await microsecondsEach(worker),
    ]
    return Math.min(slowest, Math.max(1, Math.min(...turns) / ordinary))
  } finally {
    await worker.terminate()
  }
}

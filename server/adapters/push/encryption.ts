import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { nodeFlags } from '#server/processes/childProcess.ts'
import type { EncryptResult, Task } from './encryptWorker.ts'

type PendingTask = {
  readonly task: Task
  readonly resolve: (encrypted: EncryptResult) => void
  readonly reject: (error: unknown) => void
}

type BusyWorker = { readonly worker: Worker; inHand: readonly PendingTask[] }

export type Encryption = {
  readonly encrypt: (task: Task) => Promise<EncryptResult>
  readonly close: () => Promise<void>
}

/** So many go to a thread at once: fewer would spend the time on handing over. */
const [atLeast, atMost] = [8, 32]

/** Idle threads are stopped to free their memory. */
const idleMs = 30_000

const script = join(import.meta.dirname, 'encryptWorker.ts')

/** Encrypts on all cores, in worker threads that exist only while there is work. */
export const createEncryption = (threads = availableParallelism()): Encryption => {
  const waiting: PendingTask[] = []
  const hands = new Set<BusyWorker>()
  let idle: NodeJS.Timeout | undefined
  let isPumping = false
  const closing = new AbortController()

  const rest = (): void => {
    for (const { worker } of hands) void worker.terminate()
    hands.clear()
  }

  /** A crashed thread fails only its own batch. */
  const end = (hand: BusyWorker, error: unknown): void => {
    hands.delete(hand)
    for (const { reject } of hand.inHand) reject(error)
    hand.inHand = []
    pump()
  }

  const begin = (): BusyWorker => {
    const worker = new Worker(script, { execArgv: nodeFlags })
    const hand: BusyWorker = { worker, inHand: [] }
    worker.on('message', (encrypted: readonly EncryptResult[]) => {
      const done = hand.inHand
      hand.inHand = []
      for (const [at, { resolve, reject }] of done.entries()) {
        const one = encrypted[at]
        if (one) resolve(one)
        else reject(new Error('A message was not encrypted'))
      }
      pump()
    })
    worker.on('error', (error) => end(hand, error))
    worker.on('exit', () => end(hand, new Error('The encrypting thread has ended')))
    hands.add(hand)
    return hand
  }

  const pump = (): void => {
    clearTimeout(idle)
    while (waiting.length > 0 && !closing.signal.aborted) {
      const busy = [...hands].filter(({ inHand }) => inHand.length > 0).length
      if (busy >= threads) return
      const hand = [...hands].find(({ inHand }) => inHand.length === 0) ?? begin()
      // A share for each thread, busy or not, so that all end at about the same time.
      const share = Math.max(Math.ceil(waiting.length / threads), atLeast)
      hand.inHand = waiting.splice(0, Math.min(share, atMost))
      hand.worker.postMessage(hand.inHand.map(({ task }) => task))
    }
    if (hands.size > 0 && [...hands].every(({ inHand }) => inHand.length === 0)) {
      idle = setTimeout(rest, idleMs)
      idle.unref()
    }
  }

  return {
    encrypt: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject })
        if (isPumping) return
        isPumping = true
        // Batches the requests of one tick.
        setImmediate(() => {
          isPumping = false
          pump()
        })
      }),
    close: async () => {
      closing.abort()
      clearTimeout(idle)
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is stopping'))
      await Promise.all([...hands].map(({ worker }) => worker.terminate()))
    },
  }
}

import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { onCommit } from '#server/db/db.ts'
import { createChannelDeliveries, type ChannelSender } from './channelDeliveries.ts'
import { createWorker, type Worker } from './worker.ts'

type Deps = {
  readonly channel: ChannelSender
  /** Disconnects from its provider. */
  readonly close: () => Promise<void>
  /** As the log calls it. */
  readonly name: string
  readonly spacingMs: number
  readonly now: () => Date
  readonly log: Logger
}

/** What sends a channel's messages: its job, and the worker that does it. */
export const createChannelWorker = (db: Knex, deps: Deps) => {
  const { channel, close, name, spacingMs, now, log } = deps
  const job = createChannelDeliveries({ db, sender: channel, now, log })
  return {
    job,
    /** One batch at a time: no more than that can be sent twice by a crash. */
    createWorker: (): Worker => {
      const onError = (error: unknown) => log.error({ err: error }, `the ${name} worker failed`)
      const worker = createWorker({ job, lanes: 1, spacingMs, now, onError })
      onCommit(db, worker.wake)
      return {
        wake: worker.wake,
        stop: async () => {
          await worker.stop()
          await close()
        },
      }
    },
  }
}

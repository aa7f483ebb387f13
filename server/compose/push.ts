import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { areKeysSound } from '#server/adapters/push/encrypt.ts'
import { isPushEndpoint } from '#server/adapters/push/endpoint.ts'
import { readVapidKeys } from '#server/adapters/push/vapid.ts'
import { createWebPush } from '#server/adapters/push/webPush.ts'
import { onCommit } from '#server/db/db.ts'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { pushRoutes } from '#server/features/push/routes.ts'
import { createPushChannel } from '#server/features/push/sender.ts'
import { createPush } from '#server/features/push/service.ts'
import { testDelivery, type TestPush } from '#server/features/push/testPush.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { createChannelDeliveries } from '#server/worker/channelDeliveries.ts'
import { createWorker, type Worker } from '#server/worker/worker.ts'

type Deps = {
  readonly reminders: ReminderPort
  /** The path of the mantra to chant today. */
  readonly findChantUrl: (db: Knex) => Promise<string>
  /** The path of the app's icon. */
  readonly findIcon: () => Promise<string>
  readonly publicUrl: string
  /** Whom a push service may write to about us, as a `mailto:` or `https:` address. */
  readonly contact: string
  /** A local push service, only in tests. */
  readonly testService?: { readonly origin: string; readonly ca?: string } | undefined
  readonly now: () => Date
  readonly log: Logger
}

/** Between two looks, so that visitors go first. */
const spacingMs = 5

/** Sends a test to one browser, once the transaction is committed. */
export const queueTestPush =
  (now: () => Date) =>
  (trx: Knex, id: string, message: Omit<TestPush, 'id'>): Promise<void> =>
    insertDelivery(trx, testDelivery({ ...message, id }, now()))

/** Everything of push notifications, with what it needs of the other features. */
export const openPush = async (db: Knex, deps: Deps) => {
  const { reminders, contact, testService, now, log } = deps
  const keys = await readVapidKeys(db)
  const sender = createWebPush({ keys, subject: contact, testService })
  const isEndpoint = (endpoint: string) => isPushEndpoint(endpoint, testService?.origin)
  const push = createPush({ reminders, isEndpoint, areKeysSound, now })
  const channel = createPushChannel({ ...deps, push: sender })
  const job = createChannelDeliveries({ db, sender: channel, now, log })
  return {
    routes: pushRoutes(push, sender.publicKey),
    job,
    createWorker: (): Worker => {
      const onError = (error: unknown) => log.error({ err: error }, 'the push worker failed')
      const worker = createWorker({ job, lanes: 1, spacingMs, now, onError })
      onCommit(db, worker.wake)
      return {
        wake: worker.wake,
        stop: async () => {
          await worker.stop()
          await sender.close()
        },
      }
    },
  }
}

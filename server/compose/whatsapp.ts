import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'
import { createCloudSender } from '#server/adapters/whatsapp/cloudApi.ts'
import { createLocalSender } from '#server/adapters/whatsapp/local.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import { onCommit } from '#server/db/db.ts'
import { findChannelTrouble } from '#server/features/notifications/channelTrouble.ts'
import { recordProviderStatus } from '#server/features/notifications/providerStatus.ts'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { whatsappAdminRoutes } from '#server/features/whatsapp/adminRoutes.ts'
import { forgetLocalMessages, insertLocalMessage } from '#server/features/whatsapp/localMessages.ts'
import { findByPhone, forgetStopped } from '#server/features/whatsapp/repository.ts'
import { whatsappRoutes } from '#server/features/whatsapp/routes.ts'
import { createWhatsappChannel } from '#server/features/whatsapp/sender.ts'
import { sampleOf, type Queued } from '#server/features/whatsapp/sample.ts'
import { createWhatsapp } from '#server/features/whatsapp/service.ts'
import { createWebhook } from '#server/features/whatsapp/webhook.ts'
import type { BodyHook } from '#server/http/bodyHooks.ts'
import { createChannelDeliveries } from '#server/worker/channelDeliveries.ts'
import { createWorker, type Worker } from '#server/worker/worker.ts'

type Deps = {
  /** Undefined: messages only become rows that staff can read. */
  readonly account: WhatsappAccount | undefined
  readonly reminders: ReminderPort
  readonly upcoming: (db: Knex) => Promise<readonly Pick<Festival, 'name' | 'date' | 'slug'>[]>
  readonly findSite: (db: Knex) => Promise<Site>
  readonly notify: Notify
  readonly publicUrl: string
  readonly now: () => Date
  readonly log: Logger
}

/** Meta's webhooks are up to 3 MB. */
const webhookKb = 3 * 1024

/** Somebody waits for these with the phone in hand: they go before the reminders that are due. */
const aheadMs = 24 * 60 * 60 * 1000

const queue = (trx: Knex, { key, draft, at, usefulUntil }: Queued): Promise<void> =>
  insertDelivery(trx, {
    key,
    channel: 'whatsapp',
    messageId: randomUUID(),
    mail: draft,
    createdAt: at.toISOString(),
    dueAt: new Date(at.getTime() - aheadMs).toISOString(),
    usefulUntil: usefulUntil.toISOString(),
  })

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** What is done in the transaction that stops a number's reminders. */
export const whatsappStopped =
  (now: () => Date) =>
  (trx: Knex, phone: string): Promise<void> =>
    forgetStopped(trx, phone, now().toISOString())

/** Sends a sample to a confirmed number, whose owner asks for it while logged in: strangers' limits do not count it. */
export const queueSample =
  (now: () => Date) =>
  async (trx: Knex, phone: string): Promise<void> => {
    const row = await findByPhone(trx, phone)
    if (row?.isActive) await queue(trx, sampleOf(row, now()))
  }

/** Everything of WhatsApp, with what it needs of the other features. */
export const openWhatsapp = (db: Knex, deps: Deps) => {
  const { account, reminders, upcoming, findSite, notify, publicUrl, now, log } = deps
  const isLocal = account === undefined
  const sender = account
    ? createCloudSender(account)
    : createLocalSender((message) => insertLocalMessage(db, message, now()))

  const nextFestival = async (on: Knex) => {
    const [next] = await upcoming(on)
    return (
      next && {
        name: next.name,
        date: longDate.format(new Date(`${next.date}T00:00:00Z`)),
        url: `/calendar/${next.slug}`,
      }
    )
  }

  const whatsapp = createWhatsapp({ reminders, queue, nextFestival, isLocal, now })
  const channel = createWhatsappChannel({
    sender,
    reminders,
    whatsapp,
    templeName: async (on) => (await findSite(on)).name,
    nextFestival,
    publicUrl,
    now,
  })
  const webhook =
    account &&
    createWebhook({
      account,
      whatsapp,
      recordStatus: recordProviderStatus,
      notify,
      officeAddress: async (on) => (await findSite(on)).email,
      now,
    })
  const bodyHooks: BodyHook[] = webhook
    ? [
        {
          path: '/hooks/whatsapp',
          header: 'X-Hub-Signature-256',
          limitKb: webhookKb,
          post: webhook.receive,
          verify: webhook.verify,
        },
      ]
    : []
  const job = createChannelDeliveries({ db, sender: channel, now, log })

  return {
    whatsapp,
    routes: [
      ...whatsappRoutes(whatsapp),
      ...whatsappAdminRoutes({
        isLocal,
        findTrouble: (on) => findChannelTrouble(on, 'whatsapp'),
      }),
    ],
    bodyHooks,
    job,
    forgetOld: async (): Promise<void> => {
      await whatsapp.forgetUnconfirmed(db)
      await forgetLocalMessages(db, now())
    },
    /** One batch at a time: no more than that can be sent twice by a crash. */
    createWorker: (): Worker => {
      const onError = (error: unknown) => log.error({ err: error }, 'the WhatsApp worker failed')
      const worker = createWorker({ job, lanes: 1, spacingMs: 0, now, onError })
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

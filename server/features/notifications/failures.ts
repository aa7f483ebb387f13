import type { Knex } from 'knex'
import type { Delivery, MailState } from '#contract/notifications/admin.ts'
import type { MailOutlet, MailWriters } from '#server/adapters/email/port.ts'
import type { Audit } from '#server/admin/audit.ts'
import { transact } from '#server/db/db.ts'
import type { ListQuery } from '#server/db/paging.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import { countWaiting, hastenChannel, listChannelTroubles } from './channelTrouble.ts'
import { listReminded } from './deliverySearch.ts'
import {
  beginAgain,
  countFailed,
  countStuck,
  deleteSettled,
  findDelivery,
  isReminderOver,
  listDeliveries,
  type DeliveryFilter,
} from './failureRepository.ts'
import { findMailTrouble } from './mailTrouble.ts'
import { forgetRecipients } from './recipients.ts'

/** How long staff may see what was sent, and retry what was not. */
export const settledRetentionDays = 90
const dayMs = 24 * 60 * 60 * 1000

type Deps = {
  readonly audit: Audit
  readonly writers: MailWriters
  readonly mailOutlet: MailOutlet
  readonly now: () => Date
}

const words = {
  missing: 'There is no such message.',
  sent: 'This message has already been sent.',
  held: 'Email is not set up: this message is sent as soon as it is.',
  expired: 'This message has expired: what it says is of no use any more.',
  over: 'This person has paused or stopped these reminders: nothing more is sent.',
}

type Stopped = NonNullable<MailState['stopped']>

const stoppedChannels = async (db: Knex, isAdmin: boolean): Promise<Stopped> => {
  const stopped: Stopped = []
  for (const { channel, since, retryAt, said } of await listChannelTroubles(db)) {
    const waiting = await countWaiting(db, channel)
    stopped.push({ channel, since, retryAt, waiting, ...(isAdmin && { said }) })
  }
  return stopped
}

/** Messages that could not be sent, for staff who can do something about it. */
export const createFailures = ({ audit, writers, mailOutlet, now }: Deps) => ({
  /** A mail server's answer may name somebody, so only administrators see it. */
  state: async (db: Knex, { role }: Pick<Actor, 'role'>): Promise<MailState> => {
    const trouble = await findMailTrouble(db)
    const { kind, since, said } = trouble ?? {}
    const stopped = await stoppedChannels(db, role === 'admin')
    return {
      outlet: mailOutlet,
      failed: await countFailed(db),
      stuck: await countStuck(db, trouble !== undefined),
      ...(kind && since && { trouble: { kind, since, ...(role === 'admin' && said && { said }) } }),
      ...(stopped.length > 0 && { stopped }),
    }
  },

  list: async (db: Knex, input: DeliveryFilter & ListQuery) => ({
    ...(await listDeliveries(db, writers, input, input)),
    failed: await countFailed(db),
    festivals: await listReminded(db),
  }),

  /** The commit wakes the workers; a channel that its provider has stopped is tried at once, too. */
  retry: (db: Knex, id: number, actor: Actor): Promise<Delivery> =>
    transact(db, async (trx) => {
      const delivery = await findDelivery(trx, writers, id)
      if (!delivery) throw new AppError('not_found', words.missing)
      const { limitReason: _over, ...message } = delivery
      const { status, attempts } = message
      if (await isReminderOver(trx, id)) throw new AppError('wrong_status', words.over)
      if (!(await beginAgain(trx, id, now().toISOString()))) {
        const why = status === 'held' || status === 'expired' ? status : 'sent'
        throw new AppError('wrong_status', words[why])
      }
      await hastenChannel(trx, delivery.channel, now().toISOString())
      await audit(trx, actor, {
        subject: 'delivery',
        subjectId: String(id),
        action: 'retried',
        before: { status, attempts },
        after: { status: 'waiting', attempts: 0 },
      })
      return { ...message, ...(await findDelivery(trx, writers, id)) }
    }),

  /** Once a day. Nobody will send emails this old again. */
  forgetSettled: async (db: Knex): Promise<void> => {
    await deleteSettled(db, new Date(now().getTime() - settledRetentionDays * dayMs).toISOString())
    await forgetRecipients(db, now())
  },
})

export type Failures = ReturnType<typeof createFailures>

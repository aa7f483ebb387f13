import type { Knex } from 'knex'
import type { Logger } from 'pino'
import {
  EmailError,
  type Mailbox,
  type MailOutlet,
  type MailWriters,
} from '#server/adapters/email/port.ts'
import { openSender } from '#server/adapters/email/openSender.ts'
import type { SmtpServer } from '#server/adapters/email/smtp.ts'
import { onCommit } from '#server/db/db.ts'
import {
  clearMailTrouble,
  findMailTrouble,
  noteMailTrouble,
} from '#server/features/notifications/mailTrouble.ts'
import {
  findNextDue,
  hasten,
  holdWaiting,
  releaseHeld,
} from '#server/features/notifications/repository.ts'
import { createDeliveries } from './deliveries.ts'
import { createWorker, type Job, type Worker } from './worker.ts'

type Deps = {
  readonly db: Knex
  readonly now: () => Date
  readonly log: Logger
  readonly writers: MailWriters
  readonly smtp: SmtpServer | undefined
  readonly outlet: MailOutlet
  readonly from: Mailbox
  /** Where emails are stored as files. */
  readonly folder: string
}

/** How many emails are sent at once; most mail servers would not accept more. */
const lanes = 4

/** Some 25 emails a second. */
const spacingMs = 40

/** Holds waiting emails, because there is no mail server. */
const createHolding = (db: Knex, now: () => Date): Job => ({
  nextDue: async () => {
    const due = await findNextDue(db, 'email')
    return due === undefined ? undefined : new Date(due)
  },
  take: async () => {
    await holdWaiting(db, now().toISOString())
    return undefined
  },
})

/** Sends what `notify` wrote, as soon as it is committed. It starts when it is first woken. */
export const createMailWorker = (deps: Deps): Worker => {
  const { db, now, log, writers, smtp, outlet, from, folder } = deps
  const isHeld = outlet === 'none'
  const email = openSender({ smtp, from, folder })
  const onError = (error: unknown) => log.error({ err: error }, 'the email worker failed')
  const worker = createWorker({
    job: isHeld ? createHolding(db, now) : createDeliveries({ db, email, writers, now, log }),
    lanes,
    spacingMs,
    now,
    onError,
  })
  let isStopping = false

  /** A wrong password shows at once, not with the first email that somebody misses. */
  const checkServer = async (): Promise<void> => {
    const begunAt = now().toISOString()
    const failed = await email.check?.().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (isStopping) return
    const at = now().toISOString()
    if (failed instanceof EmailError) {
      const { trouble: kind = 'unreachable', said = failed.message } = failed
      return noteMailTrouble(db, { kind, said, since: at })
    }
    if (failed) throw failed
    // Something was refused meanwhile, whatever the mail server says to the check.
    const trouble = await findMailTrouble(db)
    if (trouble && trouble.since >= begunAt) return
    // Only then: an email that the server has just put off waits as long as it was asked to.
    if (!(await clearMailTrouble(db))) return
    await hasten(db, at)
    worker.wake()
  }

  /** The settings may have changed: emails that could not be sent get another try now. */
  const begin = async (): Promise<void> => {
    const at = now().toISOString()
    if (isHeld) {
      await clearMailTrouble(db)
      return holdWaiting(db, at)
    }
    await releaseHeld(db, at)
    checkServer().catch(onError)
  }
  let beginning: Promise<void> | undefined
  onCommit(db, worker.wake)
  return {
    wake: () => {
      beginning ??= begin().catch(onError).finally(worker.wake)
      void beginning.then(worker.wake)
    },
    stop: async () => {
      isStopping = true
      await beginning
      await worker.stop()
      email.close()
    },
  }
}

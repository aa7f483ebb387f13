import type { Knex } from 'knex'
import type { Logger } from 'pino'
import { createFileSender } from '#server/adapters/email/files.ts'
import type { Mailbox, MailWriters } from '#server/adapters/email/port.ts'
import { createSmtpSender, type SmtpServer } from '#server/adapters/email/smtp.ts'
import { onCommit } from '#server/db/db.ts'
import { createDeliveries } from './deliveries.ts'
import { createWorker, type Worker } from './worker.ts'

type Deps = {
  readonly db: Knex
  readonly now: () => Date
  readonly log: Logger
  readonly writers: MailWriters
  readonly smtp: SmtpServer | undefined
  readonly from: Mailbox
  /** Where mails are kept when there is no mail server. */
  readonly folder: string
}

/** How many mails are sent at once; more would not be welcome at most mail servers. */
const lanes = 4

/** Some 25 mails a second. */
const spacingMs = 40

/** Sends what `notify` wrote, as soon as it is committed. It begins when it is first woken. */
export const createMailWorker = ({ db, now, log, writers, smtp, from, folder }: Deps): Worker => {
  const email = smtp ? createSmtpSender(smtp, from) : createFileSender(folder, from)
  const worker = createWorker({
    job: createDeliveries({ db, email, writers, now, log }),
    lanes,
    spacingMs,
    now,
    onError: (error) => log.error({ err: error }, 'the email worker failed'),
  })
  onCommit(db, worker.wake)
  return {
    wake: worker.wake,
    stop: async () => {
      await worker.stop()
      email.close()
    },
  }
}

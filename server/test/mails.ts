import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Mail, MailWriters } from '#server/adapters/email/port.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import type { MailServer } from './mailServer.ts'

type App = { readonly db: Knex; readonly writers: MailWriters }

/** The emails waiting to be sent, oldest first, as they would be written now: none that nobody wants. */
export const waitingMails = async ({ db, writers }: App): Promise<Mail[]> => {
  const rows: { mail: string; language: Language }[] = await db('deliveries')
    .where({ status: 'waiting' })
    .orderBy('id')
    .select('mail', 'language')
  const written: (Mail | undefined)[] = await Promise.all(
    rows.map(({ mail: text, language }) => {
      const mail = JSON.parse(text)
      return 'kind' in mail ? writers[mail.kind]?.(db, mail.about, language) : mail
    }),
  )
  return written.filter((mail) => mail !== undefined)
}

/** Sends everything that waits, one after the other, a second later. */
export const sendWaiting = async (
  { db, writers, now: appNow }: App & { readonly now: () => Date },
  { smtp }: Pick<MailServer, 'smtp'>,
): Promise<void> => {
  const now = () => new Date(appNow().getTime() + 1000)
  const email = createSmtpSender(smtp, { name: 'Temple', address: 'temple@example.org' })
  const job = createDeliveries({ db, email, writers, now, log: createLog('silent') })
  for (let work = await job.take(); work; work = await job.take()) await work()
  email.close()
}

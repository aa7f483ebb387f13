import type { Knex } from 'knex'
import type { Mail } from '#server/adapters/email/port.ts'
import { createSmtpSender } from '#server/adapters/email/smtp.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import type { MailServer } from './mailServer.ts'

/** The mails that wait to be sent, oldest first. */
export const waitingMails = async (db: Knex): Promise<Mail[]> => {
  const rows = await db('deliveries').where({ status: 'waiting' }).orderBy('id').pluck('mail')
  return rows.map((mail: string) => JSON.parse(mail))
}

/** Sends all that waits, one after the other. */
export const sendWaiting = async (db: Knex, { smtp }: Pick<MailServer, 'smtp'>): Promise<void> => {
  const now = () => new Date(Date.now() + 1000)
  const email = createSmtpSender(smtp, { name: 'Temple', address: 'temple@example.org' })
  const job = createDeliveries({ db, email, now, log: createLog('silent') })
  for (let work = await job.take(); work; work = await job.take()) await work()
  email.close()
}

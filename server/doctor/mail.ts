import { EmailError } from '#server/adapters/email/port.ts'
import { openSender } from '#server/adapters/email/openSender.ts'
import type { Config } from '#server/config.ts'
import { attention, ok, wrong, type Finding } from './finding.ts'

/** Logs in at the mail server; nothing is sent. */
export const checkMail = async ({ mail }: Pick<Config, 'mail'>): Promise<Finding> => {
  if (mail.outlet === 'none')
    return wrong('Email: not set up, so every email is held. Set SMTP_URL and MAIL_FROM')
  if (mail.outlet === 'files')
    return attention('Email: written to files in DATA_DIR/mail, because this is a test machine')
  const sender = openSender({ ...mail, folder: '' })
  try {
    await sender.check?.()
    return ok('Email: the mail server accepts the connection and the password')
  } catch (error) {
    const message = error instanceof EmailError ? (error.said ?? error.message) : String(error)
    return wrong(`Email: the mail server refuses us (${message}). Check SMTP_URL`)
  } finally {
    sender.close()
  }
}

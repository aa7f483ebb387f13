import { createFileSender } from './files.ts'
import type { EmailSender, Mailbox } from './port.ts'
import { createSmtpSender, type SmtpServer } from './smtp.ts'

type Settings = {
  readonly smtp: SmtpServer | undefined
  readonly from: Mailbox
  /** Where emails are stored as files, without a mail server. */
  readonly folder: string
}

export const openSender = ({ smtp, from, folder }: Settings): EmailSender =>
  smtp ? createSmtpSender(smtp, from) : createFileSender(folder, from)

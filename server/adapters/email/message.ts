import { offered } from '#contract/languages.ts'
import type { AddressedMail, Mailbox } from './port.ts'
import { EmailError } from './port.ts'

/**
 * Characters that could end an address or begin another one. The contract's fields already refuse
 * them.
 */
const dangerous = /[\p{Cc}\p{Zl}\p{Zp}\s,;:<>()[\]"\\]/u

const bare = (address: string): string => {
  if (dangerous.test(address) || address.split('@').length !== 2) {
    throw new EmailError('permanent', 'EENVELOPE', 'This is not a single plain email address.')
  }
  return address
}

/** Always as an object: nodemailer reads a text as a list of addresses and headers. */
const mailbox = ({ name, address }: Mailbox) => ({ name, address: bare(address) })

const listHeaders = ({ unsubscribeUrl }: { unsubscribeUrl: string }) => ({
  'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** An email as nodemailer needs it: one recipient, nothing fetched or read from anywhere. */
export const toMessage = (mail: AddressedMail, from: Mailbox) => ({
  from: mailbox(from),
  to: mailbox({ name: '', address: mail.to }),
  envelope: { from: bare(from.address), to: [bare(mail.to)] },
  ...(mail.replyTo && { replyTo: mailbox(mail.replyTo) }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  ...(mail.icalEvent !== undefined && {
    icalEvent: { method: 'PUBLISH', filename: 'temple.ics', content: mail.icalEvent },
  }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': offered(mail.language),
    ...(mail.list && listHeaders(mail.list)),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
})

import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toMessage } from './message.ts'
import { EmailError, type EmailSender, type Mailbox } from './port.ts'

/** The same email is the same file, however often it is sent. */
const nameOf = (messageId: string): string =>
  `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.eml`

/**
 * Used without a mail server: writes each email to a file that mail programs can open. Readable
 * only by its owner, because it contains personal data and secret links.
 */
export const createFileSender = (folder: string, from: Mailbox): EmailSender => ({
  isFiling: true,
  send: async (mail) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await transport.sendMail(toMessage(mail, from))
    const file = join(folder, nameOf(mail.messageId))
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
      throw new EmailError('transient', code, 'The email could not be written to a file.')
    }
  },
  close: () => undefined,
})

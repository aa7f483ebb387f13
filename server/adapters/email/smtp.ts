import type { SMTPPoolOptions } from 'nodemailer'
import { toMessage } from './message.ts'
import { EmailError, type EmailSender, type Mailbox } from './port.ts'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (465); otherwise by STARTTLS. */
  readonly isTls: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
}

/** No send takes longer, whatever the server does: less than the lease of a delivery. */
export const sendLimitMs = 120_000

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i

/** How the server is spoken to: in the open only on this machine. */
export const smtpOptions = ({
  host,
  port,
  isTls,
  auth,
}: SmtpServer): SMTPPoolOptions & { pool: true } => ({
  pool: true,
  maxConnections: 4,
  maxMessages: 100,
  // Ours are the retries; this one is for a connection that had gone stale.
  maxRequeues: 1,
  idleTimeout: 10_000,
  host,
  port,
  secure: isTls,
  requireTLS: !isTls && !loopback.test(host),
  // A server on this machine has no certificate anybody would know.
  ignoreTLS: !isTls && loopback.test(host),
  ...(auth && { auth: { ...auth } }),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
})

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined

/**
 * Permanent is only what the server says of this recipient or this text. A refused password or
 * sender is a fault of the settings: it is mended, and then the mail can go.
 */
const isPermanent = (error: unknown): boolean => {
  const status = property(error, 'responseCode')
  const command = property(error, 'command')
  return (
    typeof status === 'number' && status >= 500 && (command === 'RCPT TO' || command === 'DATA')
  )
}

const toEmailError = (error: unknown): EmailError => {
  if (error instanceof EmailError) return error
  const parts = [property(error, 'responseCode'), property(error, 'code')]
  const code = parts.filter((part) => part !== undefined).join(' ') || 'unknown'
  const words = error instanceof Error ? error.message : 'The mail could not be sent.'
  return new EmailError(isPermanent(error) ? 'permanent' : 'transient', code, words)
}

/** Hands mails to the mail server. Its library is loaded by the first mail. */
export const createSmtpSender = (server: SmtpServer, from: Mailbox): EmailSender => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(smtpOptions(server))
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    send: async (mail) => {
      try {
        const message = toMessage(mail, from)
        const transport = await (opening ??= open())
        const signal = AbortSignal.timeout(sendLimitMs)
        const { rejectedErrors } = await transport.sendMail({ ...message, signal })
        // Some taken and some not: with one recipient, none.
        if (rejectedErrors?.[0]) throw rejectedErrors[0]
      } catch (error) {
        throw toEmailError(error)
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

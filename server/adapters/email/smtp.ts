import type { SMTPPoolOptions } from 'nodemailer'
import { dkimOptions, type DkimKey } from './dkim.ts'
import { toMessage } from './message.ts'
import { EmailError, type EmailSender, type Mailbox, type MailTroubleKind } from './port.ts'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte (465); otherwise by STARTTLS. */
  readonly isTls: boolean
  readonly auth?: { readonly user: string; readonly pass: string }
  /** Signs every email; without it the mail server may. */
  readonly dkim?: DkimKey
}

/** Timeout of a send; less than the lease of a delivery. */
const sendLimitMs = 120_000

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/i

/** How to connect to the server: unencrypted only on this machine. */
export const smtpOptions = ({
  host,
  port,
  isTls,
  auth,
}: SmtpServer): SMTPPoolOptions & { pool: true } => ({
  pool: true,
  maxConnections: 4,
  maxMessages: 100,
  // We retry ourselves; this one is for a connection that had gone stale.
  maxRequeues: 1,
  idleTimeout: 10_000,
  host,
  port,
  secure: isTls,
  requireTLS: !isTls && !loopback.test(host),
  // A server on this machine has no certificate that anybody would trust.
  ignoreTLS: !isTls && loopback.test(host),
  ...(auth && { auth: { ...auth } }),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
})

const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined

/** Node's errors about a certificate, and what the server's operator can do about each. */
const certificateWords: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'is signed by an unknown authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by an unknown authority',
  CERT_HAS_EXPIRED: 'has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another host name',
}

/** Many servers check the sender only when they get the recipient. */
const ofSender =
  /sender address|sender (is )?(rejected|not|denied|verify)|not owned by|relay(ing)? |not permitted to relay/i

const ofPassword = [530, 534, 535]

const ofConnection = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL']

/**
 * A problem with the mail server or the settings that affects every email. Once it is fixed, the
 * email can go.
 */
const troubleOf = (error: unknown): MailTroubleKind | undefined => {
  const status = property(error, 'responseCode')
  const code = property(error, 'code')
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'password'
  if (typeof status === 'number' && ofPassword.includes(status)) return 'password'
  if (code === 'ETLS' || certificateWords[String(property(error, 'originalCode'))]) {
    return 'encryption'
  }
  const isTimeout = error instanceof Error && error.name === 'TimeoutError'
  if (isTimeout || status === 421 || ofConnection.includes(String(code))) return 'unreachable'
  const isOfSender = ofSender.test(String(property(error, 'response')))
  return isOfSender || property(error, 'command') === 'MAIL FROM' ? 'sender' : undefined
}

/** Only a rejection of this recipient or this content is permanent. */
const isPermanent = (error: unknown): boolean => {
  const status = property(error, 'responseCode')
  return typeof status === 'number' && status >= 500 && troubleOf(error) === undefined
}

/** A failed encryption in words: shown with the delivery, for the server's operator. */
const inWords = (error: unknown): string => {
  const certificate = certificateWords[String(property(error, 'originalCode'))]
  if (certificate) return `The mail server’s certificate is not trusted: it ${certificate}.`
  if (property(error, 'code') === 'ETLS')
    return 'The mail server does not offer encryption (STARTTLS).'
  return error instanceof Error ? error.message : 'The email could not be sent.'
}

const toEmailError = (error: unknown): EmailError => {
  if (error instanceof EmailError) return error
  const parts = [property(error, 'responseCode'), property(error, 'code')]
  const code = parts.filter((part) => part !== undefined).join(' ') || 'unknown'
  const response = property(error, 'response')
  return new EmailError(isPermanent(error) ? 'permanent' : 'transient', code, inWords(error), {
    trouble: troubleOf(error),
    said: typeof response === 'string' ? response : undefined,
  })
}

/** Sends emails through the mail server. Its library is loaded with the first email. */
export const createSmtpSender = (server: SmtpServer, from: Mailbox): EmailSender => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const dkim = server.dkim && dkimOptions(server.dkim, from.address)
    return createTransport({ ...smtpOptions(server), ...(dkim && { dkim }) })
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    send: async (mail) => {
      try {
        const message = toMessage(mail, from)
        const transport = await (opening ??= open())
        const signal = AbortSignal.timeout(sendLimitMs)
        const { rejectedErrors } = await transport.sendMail({ ...message, signal })
        // Partial success: with one recipient, that means failure.
        if (rejectedErrors?.[0]) throw rejectedErrors[0]
      } catch (error) {
        throw toEmailError(error)
      }
    },
    check: async () => {
      try {
        await (await (opening ??= open())).verify()
      } catch (error) {
        throw toEmailError(error)
      }
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}

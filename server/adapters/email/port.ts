import type { Knex } from 'knex'

/**
 * One address with a name, as separate fields: joined into one text, either could pose as another
 * header.
 */
export type Mailbox = { readonly name: string; readonly address: string }

/** An email to one person. The sender is the temple, from the settings. */
export type Mail = {
  /** The bare address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: Mailbox
  /** For subscriptions: the address for one-click unsubscribe. */
  readonly list?: { readonly unsubscribeUrl: string }
  /** A calendar entry, as the text of an .ics file. */
  readonly icalEvent?: string
  /** To somebody whose data is deleted: once it is sent, nothing of it stays in our files. */
  readonly isLast?: true
}

/**
 * What an email is about. Its feature writes the email when it is sent, so that callers do not wait
 * for that as well.
 */
export type Draft = { readonly kind: string; readonly about: unknown }

/** By a draft's kind, what writes its mail; undefined where nobody wants it any more. */
export type MailWriters = Readonly<
  Record<string, (db: Knex, about: unknown) => Promise<Mail | undefined>>
>

/**
 * `key` identifies the event, e.g. `booking-received:{id}`; nobody is told of the same event twice.
 */
export type Outgoing = {
  readonly key: string
  /** The account that was logged in when it was requested. */
  readonly by?: string | undefined
  /** It can be withdrawn until then. */
  readonly notBefore?: Date
  /** After this time the email is useless, like an expired link: then it is not sent any more. */
  readonly usefulUntil?: Date | undefined
  /**
   * Whoever types in an address has it sent there, as often as they ask: requests to confirm it, notices
   * about its account, new links.
   */
  readonly isForTheAsking?: true
} & (
  | { readonly mail: Mail; readonly isAlwaysSent?: undefined }
  /** The recipient. */
  | { readonly mail: Draft; readonly to: string; readonly isAlwaysSent?: undefined }
  /**
   * To the temple itself, from its staff, about money that moved, or a warning to the person who
   * confirmed the address. Anything else is held back if there is too much of it for one address.
   */
  | { readonly mail: Mail | Draft; readonly isAlwaysSent: true }
)

/** Sends emails once the events they report are committed: rows in the caller's transaction. */
export type Notify = (trx: Knex, outgoing: readonly Outgoing[]) => Promise<void>

/** Deletes an email that nobody has tried to send yet; false if it is too late for that. */
export type TakeBack = (trx: Knex, key: string) => Promise<boolean>

/**
 * How emails are handled: without a mail server they are files on a developer's machine, and held
 * elsewhere.
 */
export type MailOutlet = 'smtp' | 'files' | 'none'

/** A problem that affects every email of the temple, not only this one. */
export type MailTroubleKind = 'unreachable' | 'encryption' | 'password' | 'sender' | 'put_off'

export type EmailSender = {
  /** Whether a sent email becomes a file here, and reaches nobody. */
  readonly isFiling?: true
  /** Checks whether emails would be accepted now; otherwise throws an `EmailError`. */
  readonly check?: () => Promise<void>
  /** Resolves when the email has been accepted; otherwise throws an `EmailError`. */
  readonly send: (mail: Mail & { readonly messageId: string }) => Promise<void>
  /** Disconnects once no email is being sent. */
  readonly close: () => void
}

/** `permanent`: this email will never be accepted. `transient`: perhaps later. */
export class EmailError extends Error {
  readonly kind: 'permanent' | 'transient'
  /** What went wrong, without an address, for the log: `550 EENVELOPE`. */
  readonly code: string
  readonly trouble: MailTroubleKind | undefined
  /** The mail server's own words, if there were any. */
  readonly said: string | undefined

  constructor(
    kind: EmailError['kind'],
    code: string,
    message: string,
    server: { trouble?: MailTroubleKind | undefined; said?: string | undefined } = {},
  ) {
    super(message)
    this.name = 'EmailError'
    this.kind = kind
    this.code = code
    this.trouble = server.trouble
    this.said = server.said
  }
}

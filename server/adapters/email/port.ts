import type { Knex } from 'knex'

/** One address with a name, kept apart: joined into one text, either could pose as another header. */
export type Mailbox = { readonly name: string; readonly address: string }

/** An e-mail to one person. Its sender is the temple's, from the settings. */
export type Mail = {
  /** The bare address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: Mailbox
  /** For what people subscribed to: the address that takes the one-click unsubscribe. */
  readonly list?: { readonly unsubscribeUrl: string }
  /** A calendar entry, as the text of an .ics file. */
  readonly icalEvent?: string
  /** To somebody whose data is deleted: once it is sent nothing of it stays in our files. */
  readonly isLast?: true
}

/**
 * What a mail is to tell. Its feature writes the mail when it is sent: whoever waits for an answer
 * does not wait for that as well.
 */
export type Draft = { readonly kind: string; readonly about: unknown }

/** By a draft's kind, what writes its mail; undefined where nobody wants it any more. */
export type MailWriters = Readonly<
  Record<string, (db: Knex, about: unknown) => Promise<Mail | undefined>>
>

/** `key` names what is told, e.g. `booking-received:{id}`; the same thing is never told twice. */
export type Outgoing = {
  readonly key: string
  /** The account that was logged in when it was asked for. */
  readonly by?: string | undefined
  /** It can be taken back until then. */
  readonly notBefore?: Date
  /** After it the mail says nothing of use, as with a link that has expired: then it is not sent any more. */
  readonly usefulUntil?: Date | undefined
} & (
  | { readonly mail: Mail; readonly isAlwaysSent?: undefined }
  /** Whom the mail will be for. */
  | { readonly mail: Draft; readonly to: string; readonly isAlwaysSent?: undefined }
  /**
   * To the temple itself, from its staff, of money that moved, or a warning to whoever confirmed the
   * address. Anything else is held back when there is too much of it for one address.
   */
  | { readonly mail: Mail | Draft; readonly isAlwaysSent: true }
)

/** Has mails sent once what they tell of is committed: rows in the caller's transaction. */
export type Notify = (trx: Knex, outgoing: readonly Outgoing[]) => Promise<void>

/** Deletes a mail that nobody has tried to send yet; false when it is too late for that. */
export type TakeBack = (trx: Knex, key: string) => Promise<boolean>

/** What becomes of mails: without a mail server they are files on a developer's machine, else they are held. */
export type MailOutlet = 'smtp' | 'files' | 'none'

/** What keeps every mail of the temple from leaving, not this one alone. */
export type MailTroubleKind = 'unreachable' | 'encryption' | 'password' | 'sender' | 'put_off'

export type EmailSender = {
  /** Whether a mail that is taken over becomes a file here, and reaches nobody. */
  readonly isFiling?: true
  /** Whether mails would be taken over now; else throws an `EmailError`. */
  readonly check?: () => Promise<void>
  /** Resolves when the mail has been taken over; else throws an `EmailError`. */
  readonly send: (mail: Mail & { readonly messageId: string }) => Promise<void>
  /** Hangs up, once no mail is in hand. */
  readonly close: () => void
}

/** `permanent`: this mail will never be taken. `transient`: another time perhaps. */
export class EmailError extends Error {
  readonly kind: 'permanent' | 'transient'
  /** What went wrong without anybody's address, for the log: `550 EENVELOPE`. */
  readonly code: string
  readonly trouble: MailTroubleKind | undefined
  /** What the mail server itself said, where it said something. */
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

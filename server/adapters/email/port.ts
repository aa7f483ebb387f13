import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { DeliveryKind, Regarding } from '#contract/notifications/kinds.ts'

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
  /** The last email to a person whose data is erased: nothing of it is stored after sending. */
  readonly isLast?: true
}

/**
 * What an email is about. Its feature writes the email when it is sent, so that callers do not wait
 * for that as well.
 */
export type Draft = { readonly kind: string; readonly about: unknown }

/**
 * By a draft's kind, the function that renders its email, in the language of its delivery; it returns
 * undefined if the email is no longer needed.
 */
export type MailWriters = Readonly<
  Record<string, (db: Knex, about: unknown, language: Language) => Promise<Mail | undefined>>
>

type MailAgain = { readonly key: string; readonly mail: Draft; readonly language: Language }

/**
 * Emails that staff may send again, by what they are: those that a donation, booking or order has
 * now, none if there is nothing to send or nobody to send it to. `key` is the event's.
 */
export type MailsAgain = {
  readonly [K in DeliveryKind]?: (db: Knex, reference: string) => Promise<readonly MailAgain[]>
}

/**
 * `key` identifies the event, for example `booking-received:{id}`; each event is sent only once.
 */
export type Outgoing = {
  readonly key: string
  /** In which the recipient reads: that of the row it is about. */
  readonly language: Language
  /** Kept after it was sent. */
  readonly regarding?: Regarding
  /** The account that was logged in when it was requested. */
  readonly by?: string | undefined
  /** It can be withdrawn until then. */
  readonly notBefore?: Date
  /** After this time the email is useless, like an expired link: then it is not sent any more. */
  readonly usefulUntil?: Date | undefined
  /**
   * Emails that anyone can trigger by typing in an address: confirmation requests, account notices,
   * new links.
   */
  readonly isForTheAsking?: true
} & (
  | { readonly mail: Mail; readonly isAlwaysSent?: undefined }
  /** The recipient. */
  | { readonly mail: Draft; readonly to: string; readonly isAlwaysSent?: undefined }
  /**
   * Exempt from the limit per address: to the temple itself, from its staff, about payments, or a
   * warning to the person who confirmed the address. Everything else is held back over the limit.
   */
  | { readonly mail: Mail | Draft; readonly isAlwaysSent: true }
)

/** Sends emails once the events they report are committed: rows in the caller's transaction. */
export type Notify = (trx: Knex, outgoing: readonly Outgoing[]) => Promise<void>

/** Deletes an email of which no sending was attempted yet; false if it is too late. */
export type TakeBack = (trx: Knex, key: string) => Promise<boolean>

/**
 * Where emails go: without a mail server they are written to files on a developer's machine, and
 * held elsewhere.
 */
export type MailOutlet = 'smtp' | 'files' | 'none'

/** A problem that affects every email of the temple, not only this one. */
export type MailTroubleKind = 'unreachable' | 'encryption' | 'password' | 'sender' | 'put_off'

/** An email as it goes out. */
export type AddressedMail = Mail & { readonly messageId: string; readonly language: Language }

export type EmailSender = {
  /** Emails are written to files here and not delivered. */
  readonly isFiling?: true
  /** Checks whether emails would be accepted now; otherwise throws an `EmailError`. */
  readonly check?: () => Promise<void>
  /** Resolves when the email has been accepted; otherwise throws an `EmailError`. */
  readonly send: (mail: AddressedMail) => Promise<void>
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

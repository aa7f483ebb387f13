import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { ReminderChannel, ReminderChoice, SendingMoment } from '#contract/reminders/choice.ts'

/** One festival that somebody is told of, in the words they read. */
export type ReminderItem = {
  readonly festivalId: string
  readonly slug: string
  readonly name: string
  /** As it is kept in the person's city. */
  readonly date: string
  readonly daysBefore: number
  readonly moment: SendingMoment
  readonly title: string
  readonly body: string
  readonly url: string
  /** It leads to the list of what the puja needs. */
  readonly isList?: boolean
  readonly moonriseTime?: string
  /** On the evening itself: the instant of that moonrise in the person's city. */
  readonly moonriseAt?: string
  /** After it the message says nothing of use any more. */
  readonly usefulUntil: string
  /** Not a reminder: the temple moved or dropped the festival after the person was reminded of `from`. */
  readonly change?: { readonly from?: string; readonly isHidden: boolean }
}

export type ReminderRequest = {
  readonly channel: ReminderChannel
  readonly address: string
  /** Whose it becomes, once the address is known to be theirs. */
  readonly userId?: string | undefined
  readonly choice: ReminderChoice
  /** In which the person reads. */
  readonly language: Language
  /** What the person agreed to, as it was shown, and where. */
  readonly words: string
  readonly source: string
  readonly isConfirmed: boolean
}

/** A reminder, and the token that opens it at `/reminders#token`. */
export type ReminderLink = { readonly id: string; readonly token: string }

/** With what its person is reminded of from now on, or would be. */
export type StartedReminder = ReminderLink & { readonly choice: ReminderChoice }

export type OpenedReminder = ReminderLink & {
  readonly channel: ReminderChannel
  readonly address: string
  readonly cityName: string
  /** In which its person reads. */
  readonly language: Language
  readonly items: readonly ReminderItem[]
}

/** The id of the puja at home of a festival's day, where the temple offers one. */
export type FindRite = (
  db: Knex,
  festival: Pick<Festival, 'category' | 'key'>,
) => Promise<string | undefined>

/** What the channels may ask of reminders; each call in the caller's transaction. */
export type ReminderPort = {
  readonly start: (trx: Knex, request: ReminderRequest) => Promise<StartedReminder>
  /** The reminder of an address; undefined where nobody asked for it. */
  readonly find: (
    trx: Knex,
    channel: ReminderChannel,
    address: string,
  ) => Promise<ReminderLink | undefined>
  /** Its person asked for it and confirmed the address: it begins, also where it was paused. */
  readonly activate: (
    trx: Knex,
    channel: ReminderChannel,
    address: string,
    by: InLanguage & { readonly userId: string | undefined },
  ) => Promise<ReminderLink | undefined>
  readonly stop: (trx: Knex, channel: ReminderChannel, address: string) => Promise<void>
  /**
   * What a draft's `about` says now; undefined: nobody wants it any more. `writtenIn` is for a channel
   * that does not have the words of every language.
   */
  readonly open: (
    db: Knex,
    about: unknown,
    writtenIn?: (reads: Language) => Language,
  ) => Promise<OpenedReminder | undefined>
}

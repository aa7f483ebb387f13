import type { Knex } from 'knex'
import { whatsappConsent } from '#contract/i18n/en/whatsappConsent.ts'
import { whatsappConsent as hindiConsent } from '#contract/i18n/hi/whatsappConsent.ts'
import { whatsappConsent as marathiConsent } from '#contract/i18n/mr/whatsappConsent.ts'
import { type InLanguage, type Language, wordsIn } from '#contract/languages.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import type { ChosenReminders } from '#contract/whatsapp/public.ts'
import { countRequest, newConsentId, unconfirmedBefore } from '#server/consents/confirmations.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { pseudonymOf, readPseudonymKey } from '#server/privacy/pseudonym.ts'
import { callerHash, codeMs, codeOf, hashCode, isSame, triesAtMost } from './codes.ts'
import { toE164 } from './phoneNumbers.ts'
import {
  deleteUnconfirmed,
  forgetNumber,
  forgetStopped,
  hasCode,
  insertOrLock,
  listUnconfirmed,
  takeTry,
  updateSubscription,
  type Subscription,
} from './repository.ts'
import { sampleOf, type Queued } from './sample.ts'
import { type Words, wordsOf } from './words.ts'

export type NextFestival = {
  readonly name: string
  readonly date: string
  readonly url: string
}

type Deps = {
  readonly reminders: ReminderPort
  /** Has a message sent once the transaction is committed. */
  readonly queue: (trx: Knex, queued: Queued) => Promise<void>
  readonly nextFestival: (db: Knex, language: Language) => Promise<NextFestival | undefined>
  /** There is no account at Meta: messages only reach staff. */
  readonly isLocal: boolean
  readonly now: () => Date
}

export const phoneHash = async (db: Knex, phone: string): Promise<string> =>
  pseudonymOf(await readPseudonymKey(db), 'phone', phone)

/** How the keys of emails about what a number wrote begin. */
export const replyKey = async (db: Knex, phone: string): Promise<string> =>
  `whatsapp-reply:${await phoneHash(db, phone)}:`

type SubscribeInput = InLanguage & {
  readonly name: string
  readonly phoneNumber: string
  readonly email?: string | undefined
}

type Code = { readonly phoneNumber: string; readonly code: string }

/** Who asks, and for which reminders. */
type By = InLanguage & {
  readonly userId: string | undefined
  /** Undefined where callers cannot be told apart. */
  readonly address?: string | undefined
  readonly chosen?: ChosenReminders | undefined
}

const consentIn = wordsIn({ en: whatsappConsent, mr: marathiConsent, hi: hindiConsent })

/** What the specification's form stands for. */
const unchosenIn = (language: Language): ChosenReminders => ({
  choice: everyFestival,
  words: consentIn(language),
  source: 'calendar_page',
})

const tooMany = (waitMs: number): AppError =>
  new AppError('too_many_requests', { code: 'reminders.enoughToday' }, [], {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  })

/** Who gets WhatsApp alerts, and how a number is confirmed. */
export const createWhatsapp = ({ reminders, queue, nextFestival, isLocal, now }: Deps) => {
  const channel = 'whatsapp'
  const withNotice = (text: string, { local }: Words): string =>
    isLocal ? `${text} ${local}` : text

  const find = async (trx: Knex, phone: string, language: Language): Promise<Subscription> =>
    insertOrLock(trx, {
      id: newConsentId(),
      phoneHash: await phoneHash(trx, phone),
      subscribedAt: now().toISOString(),
      language,
    })

  const validSince = (): string => new Date(now().getTime() - codeMs).toISOString()

  /** Counts a message to the number, the same for every number; how long to wait where it is one too many. */
  const countOne = async (
    trx: Knex,
    { id, askedAt }: Subscription,
  ): Promise<number | undefined> => {
    const counted = countRequest(askedAt, now())
    if ('freeMs' in counted) return counted.freeMs
    await updateSubscription(trx, id, { askedAt: counted.requestedAt })
    return undefined
  }

  const sendCode = async (trx: Knex, { id }: Subscription, language: Language): Promise<void> => {
    const at = now()
    const sentAt = at.toISOString()
    const hash = await hashCode(trx, id, await codeOf(trx, id, sentAt))
    await updateSubscription(trx, id, {
      codeHash: hash,
      codeSentAt: sentAt,
      codeTriedBy: [],
    })
    await queue(trx, {
      key: `whatsapp-code:${id}:${sentAt}`,
      draft: { kind: 'code', about: { id, sentAt } },
      language,
      at,
      usefulUntil: new Date(at.getTime() + codeMs),
    })
  }

  /** Who asks for a number that is not active: it waits for its code. */
  const askFor = async (
    trx: Knex,
    row: Subscription,
    input: SubscribeInput,
    phone: string,
  ): Promise<void> => {
    await updateSubscription(trx, row.id, {
      phoneNumber: phone,
      name: input.name,
      email: input.email ?? row.email,
      language: input.language,
      subscribedAt: now().toISOString(),
      confirmedAt: undefined,
    })
  }

  const begin = (
    trx: Knex,
    phone: string,
    { userId, language, chosen = unchosenIn(language) }: By,
    { isConfirmed }: { isConfirmed: boolean },
  ) => reminders.start(trx, { channel, address: phone, userId, language, ...chosen, isConfirmed })

  const confirmIn = async (
    trx: Knex,
    phone: string,
    code: string,
    by: By,
  ): Promise<{ token: string } | undefined> => {
    const caller = await callerHash(trx, by.userId ?? by.address ?? '')
    const tried = { by: caller, sentAfter: validSince(), most: triesAtMost }
    const row = await takeTry(trx, phone, tried)
    if (!row?.codeHash || !isSame(row.codeHash, await hashCode(trx, row.id, code))) {
      return undefined
    }
    const activated = by.chosen ? undefined : await reminders.activate(trx, channel, phone, by)
    const link = activated ?? (await begin(trx, phone, by, { isConfirmed: true }))
    await updateSubscription(trx, row.id, {
      isActive: true,
      language: by.language,
      userId: by.userId ?? row.userId,
      confirmedAt: now().toISOString(),
      stoppedAt: undefined,
      codeHash: undefined,
      codeSentAt: undefined,
      askedAt: [],
      undeliverable: 0,
    })
    return { token: link.token }
  }

  return {
    /**
     * Answers the same for every number, except to the account that confirmed it. When the day's messages are
     * used up, the newest code still works: no limit keeps the phone's owner out.
     */
    subscribe: async (db: Knex, input: SubscribeInput, by: Omit<By, 'language'>) => {
      const phone = await toE164(input.phoneNumber)
      return transact(db, async (trx) => {
        const { language } = input
        const words = wordsOf(language)
        const who = { ...by, language }
        const row = await find(trx, phone, language)
        if (row.isActive && by.userId !== undefined && row.userId === by.userId) {
          if (by.chosen) await begin(trx, phone, who, { isConfirmed: true })
          else await reminders.activate(trx, channel, phone, who)
          await updateSubscription(trx, row.id, { language })
          return { status: 'active' as const, message: by.chosen ? words.changed : words.active }
        }
        const isEnough = (await countOne(trx, row)) !== undefined
        // Whoever does not have the phone must not change what its owner gets.
        if (!row.isActive) {
          await askFor(trx, row, input, phone)
          await begin(trx, phone, who, { isConfirmed: false })
        }
        if (!isEnough || !hasCode(row, validSince())) await sendCode(trx, row, language)
        return { status: 'code_sent' as const, message: withNotice(words.codeSent, words) }
      })
    },

    /** A sample to a confirmed number, else its code; the answer does not tell which. */
    test: async (db: Knex, input: SubscribeInput) => {
      const { language } = input
      const words = wordsOf(language)
      const phone = await toE164(input.phoneNumber)
      return transact(db, async (trx) => {
        const row = await find(trx, phone, language)
        const waitMs = await countOne(trx, row)
        if (waitMs !== undefined) throw tooMany(waitMs)
        if (row.isActive) await queue(trx, sampleOf(row, now()))
        else {
          await askFor(trx, row, input, phone)
          await sendCode(trx, row, language)
        }
        const festival = await nextFestival(trx, language)
        return {
          message: withNotice(words.testSent, words),
          festival: festival?.name ?? words.sample.none,
        }
      })
    },

    /** Wrong, expired, tried too often or never asked for: it is not said which. */
    confirm: async (db: Knex, { phoneNumber, code }: Code, by: By): Promise<{ token: string }> => {
      const phone = await toE164(phoneNumber)
      // A wrong try stays counted: it is refused after the commit.
      const confirmed = await transact(db, (trx) => confirmIn(trx, phone, code, by))
      if (!confirmed) throw new AppError('wrong_code', { code: 'reminders.wrongCode' })
      return confirmed
    },

    /** Ends the messages to a number; asked again, it needs a new consent and a new code. */
    end: async (
      trx: Knex,
      { id, phoneNumber }: Pick<Subscription, 'id' | 'phoneNumber'>,
    ): Promise<void> => {
      if (phoneNumber !== undefined) await reminders.stop(trx, channel, phoneNumber)
      await forgetNumber(trx, id, now().toISOString())
    },

    /** Forgets the numbers that nobody confirmed. */
    forgetUnconfirmed: async (db: Knex): Promise<number> => {
      const before = unconfirmedBefore(now())
      const rows = await listUnconfirmed(db, before)
      let forgotten = 0
      for (const { id, phoneNumber } of rows) {
        await transact(db, async (trx) => {
          // It may have been asked for or confirmed since it was listed.
          if (!(await deleteUnconfirmed(trx, id, before))) return
          if (phoneNumber !== undefined) await reminders.stop(trx, channel, phoneNumber)
          forgotten += 1
        })
      }
      return forgotten
    },
  }
}

/** What is done in the transaction that stops a number's reminders. */
export const whatsappStopped =
  (now: () => Date) =>
  (trx: Knex, phone: string): Promise<void> =>
    forgetStopped(trx, phone, now().toISOString())

export type Whatsapp = ReturnType<typeof createWhatsapp>

import type { Knex } from 'knex'
import type { InLanguage, Language } from '#contract/languages.ts'
import { ChannelError } from '#server/adapters/channelError.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import { pairMs, undeliverable } from '#server/adapters/whatsapp/failures.ts'
import type { WhatsappMessage, WhatsappSender } from '#server/adapters/whatsapp/port.ts'
import { reminderParameters } from '#server/adapters/whatsapp/templates.ts'
import { transact } from '#server/db/db.ts'
import { pageUrlIn } from '#server/emails/pageUrl.ts'
import type { OpenedReminder, ReminderPort } from '#server/features/reminders/port.ts'
import { codeOf } from './codes.ts'
import { createPace } from './pace.ts'
import {
  countUndeliverable,
  findById,
  findByPhone,
  noteUserId,
  takePlace,
  updateSubscription,
  type Subscription,
} from './repository.ts'
import type { NextFestival, Whatsapp } from './service.ts'
import { stopPayload } from './stopWords.ts'
import { wordsOf } from './words.ts'

/** Meta takes 80 a second, in both directions together. */
const perSecond = 40

/** So many are in hand at once, and so many a crash can send twice. */
const batch = 20

/** After so many messages in a row that could not be delivered, none is sent any more. */
export const undeliverableAtMost = 3

type Deps = {
  readonly sender: WhatsappSender
  readonly reminders: ReminderPort
  readonly whatsapp: Pick<Whatsapp, 'end'>
  readonly templeName: (db: Knex, language: Language) => Promise<string>
  readonly nextFestival: (db: Knex, language: Language) => Promise<NextFestival | undefined>
  readonly publicUrl: string
  readonly now: () => Date
}

type Addressed = {
  readonly to: Subscription & { readonly phoneNumber: string }
  readonly message: Pick<WhatsappMessage, 'template' | 'language' | 'parameters' | 'buttonPayload'>
}

const hasNumber = (row: Subscription | undefined): row is Addressed['to'] =>
  row !== undefined && row.phoneNumber !== undefined

/** Writes WhatsApp messages when they are due, and hands them over at the rates Meta allows. */
export const createWhatsappChannel = (deps: Deps) => {
  const { sender, reminders, whatsapp, templeName, nextFestival, publicUrl, now } = deps
  const pace = createPace(perSecond)

  const pageIn = (language: Language, url: string): string =>
    pageUrlIn(language, new URL(url, publicUrl).href)

  const writeReminder = async (db: Knex, draft: Draft): Promise<Addressed | undefined> => {
    const opened = await reminders.open(db, draft.about, sender.languageFor)
    const to = opened && (await findByPhone(db, opened.address))
    if (!opened || !hasNumber(to) || !to.isActive) return undefined
    return { to, message: await toMessage(db, draft, opened) }
  }

  const toMessage = async (
    db: Knex,
    { kind }: Draft,
    { items, token, language: reads }: OpenedReminder,
  ) => {
    const language = sender.languageFor(reads)
    return {
      // What is no reminder tells that a festival was moved after somebody was reminded of it.
      template: kind === 'reminder' ? ('reminder' as const) : ('moved' as const),
      language,
      parameters: reminderParameters({
        templeName: await templeName(db, language),
        title: items.map(({ title }) => title).join(' · '),
        body: items.map(({ body }) => body).join(' · '),
        festivalUrl: pageIn(reads, items[0]?.url ?? '/calendar'),
        remindersUrl: pageIn(reads, `/reminders#${token}`),
      }),
      buttonPayload: stopPayload,
    }
  }

  const writeCode = async (
    db: Knex,
    about: unknown,
    language: Language,
  ): Promise<Addressed | undefined> => {
    const { id, sentAt } = about as { id: string; sentAt: string }
    const to = await findById(db, id)
    // A newer code has taken its place, or this one was used.
    if (!hasNumber(to) || to.codeSentAt !== sentAt) return undefined
    const parameters = [await codeOf(db, id, sentAt)]
    return { to, message: { template: 'code', language, parameters } }
  }

  const writeSample = async (
    db: Knex,
    about: unknown,
    reads: Language,
  ): Promise<Addressed | undefined> => {
    const to = await findById(db, (about as { id: string }).id)
    if (!hasNumber(to) || !to.isActive) return undefined
    const language = sender.languageFor(reads)
    const festival = await nextFestival(db, language)
    const { title, body, none } = wordsOf(language).sample
    const parameters = reminderParameters({
      templeName: await templeName(db, language),
      title: title(festival?.name ?? none),
      body: body(festival?.date),
      festivalUrl: pageIn(reads, festival?.url ?? '/calendar'),
      remindersUrl: pageIn(reads, '/reminders'),
    })
    return {
      to,
      message: { template: 'reminder', language, parameters, buttonPayload: stopPayload },
    }
  }

  const write = (db: Knex, draft: Draft, language: Language): Promise<Addressed | undefined> => {
    if (draft.kind === 'code') return writeCode(db, draft.about, sender.languageFor(language))
    if (draft.kind === 'test') return writeSample(db, draft.about, language)
    return writeReminder(db, draft)
  }

  const recordSent = async (
    db: Knex,
    { id, whatsappUserId: storedUserId }: Subscription,
    { waId, userId }: { waId?: string; userId?: string },
  ): Promise<void> => {
    await updateSubscription(db, id, {
      lastNotified: now().toISOString(),
      ...(waId !== undefined && { waId }),
    })
    if (userId !== undefined && userId !== storedUserId) await noteUserId(db, id, userId)
  }

  /** Not on WhatsApp at all, perhaps: it is not tried for ever. */
  const failure = async (db: Knex, { id }: Subscription, error: unknown): Promise<unknown> => {
    if (!(error instanceof ChannelError) || error.code !== String(undeliverable)) return error
    if ((await countUndeliverable(db, id)) < undeliverableAtMost) return error
    return new ChannelError('gone', error.code, error.message)
  }

  return {
    channel: 'whatsapp' as const,
    batch,
    deliver: async (
      db: Knex,
      draft: Draft,
      { deliveryId, language }: InLanguage & { readonly deliveryId: number },
    ) => {
      const composed = await write(db, draft, language)
      if (!composed) return 'unwanted' as const
      const { to, message } = composed
      const at = now()
      const until = new Date(at.getTime() + pairMs).toISOString()
      if (!(await takePlace(db, to.id, { now: at.toISOString(), until }))) return { waitMs: pairMs }
      await pace()
      const reference = `delivery:${deliveryId}`
      const sent = await sender
        .send({ ...message, to: { phone: to.phoneNumber }, reference })
        .catch(async (error: unknown) => {
          throw await failure(db, to, error)
        })
      await recordSent(db, to, sent)
      return { sent: sent.providerId, ...(sender.isLocal && { isLocal: true as const }) }
    },
    forget: async (db: Knex, draft: Draft): Promise<void> => {
      const composed = await write(db, draft, 'en')
      if (composed) await transact(db, (trx) => whatsapp.end(trx, composed.to))
    },
  }
}

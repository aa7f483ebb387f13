import type { Knex } from 'knex'
import type { InLanguage, Language } from '#contract/languages.ts'
import { ChannelError } from '#server/adapters/channelError.ts'
import type { Draft } from '#server/adapters/email/port.ts'
import type { PushSender } from '#server/adapters/push/port.ts'
import { transact } from '#server/db/db.ts'
import type { OpenedReminder, ReminderItem, ReminderPort } from '#server/features/reminders/port.ts'
import { payloadOf, topicOf, type PushItem } from './payload.ts'
import { findSubscription, noteAccepted, noteRefused } from './repository.ts'
import { testPush, type TestPush } from './testPush.ts'

/** So many are in hand at once, and so many a crash can send again; each is still shown once, by its tag. */
const batch = 100

const minuteMs = 60_000

type Deps = {
  readonly push: Pick<PushSender, 'send'>
  readonly reminders: Pick<ReminderPort, 'open' | 'find' | 'stop'>
  /** The path of the mantra to chant today. */
  readonly findChantUrl: (db: Knex) => Promise<string>
  /** The path of the app's icon. */
  readonly findIcon: () => Promise<string>
  readonly publicUrl: string
  readonly now: () => Date
}

/** 400 and 403: usually another key than ours, which a new subscription mends. */
const isOfSubscription = ({ kind, code }: ChannelError, acceptedAt: string | undefined): boolean =>
  code === '400' ||
  (['401', '403'].includes(code) && (kind === 'permanent' || acceptedAt === undefined))

/** Writes pushes when they are due, and hands them to the browsers' push services. */
export const createPushChannel = (deps: Deps) => {
  const { push, reminders, findChantUrl, findIcon, publicUrl, now } = deps

  /** Its service ended the subscription, as when the browser is gone or forbids notifications. */
  const forget = (db: Knex, id: string): Promise<void> =>
    transact(db, (trx) => reminders.stop(trx, 'push', id))

  type Shared = { readonly chantUrl: string; readonly icon: string }
  let latest: ({ readonly minute: number } & Shared) | undefined
  /** What all pushes share: asked once a minute and not for each. */
  const sharedNow = async (db: Knex): Promise<Shared> => {
    const minute = Math.floor(now().getTime() / minuteMs)
    if (latest?.minute !== minute) {
      latest = { minute, chantUrl: await findChantUrl(db), icon: await findIcon() }
    }
    return latest
  }

  const secondsUntil = (time: string): number =>
    Math.ceil((Date.parse(time) - now().getTime()) / 1000)

  const sendItem = async (
    db: Knex,
    item: PushItem & Pick<ReminderItem, 'usefulUntil'>,
    { address: id, token, language }: Pick<OpenedReminder, 'address' | 'token' | 'language'>,
  ): Promise<'sent' | 'unwanted'> => {
    const ttlSeconds = secondsUntil(item.usefulUntil)
    const subscription = await findSubscription(db, id)
    if (!subscription || ttlSeconds <= 0) return 'unwanted'
    const { endpoint, p256dh, auth, acceptedAt, refusedAt } = subscription
    const { chantUrl, icon } = await sharedNow(db)
    try {
      await push.send({
        target: { endpoint, p256dh, auth },
        payload: payloadOf(item, { language, publicUrl, chantUrl, icon, token }),
        topic: topicOf(item),
        ttlSeconds,
        urgency: item.moment === 'moonrise' ? 'high' : 'normal',
      })
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error
      // Forgotten here: what `open` says may change once it was asked.
      if (error.kind === 'gone') await forget(db, id)
      if (isOfSubscription(error, acceptedAt)) await noteRefused(db, id, now().toISOString())
      // Anybody can subscribe with another key than ours: only one that took our messages may stop all.
      if (error.kind === 'credentials' && acceptedAt === undefined) {
        throw new ChannelError('permanent', error.code, error.message)
      }
      throw error
    }
    if (acceptedAt === undefined || refusedAt !== undefined)
      await noteAccepted(db, id, now().toISOString())
    return 'sent'
  }

  const sendTest = async (db: Knex, about: unknown, usefulUntil: string, language: Language) => {
    const { id: address, ...message } = about as TestPush
    const link = await reminders.find(db, 'push', address)
    if (!link) return 'unwanted'
    const item = { ...message, festivalId: 'test', moment: 'time' as const, usefulUntil }
    return sendItem(db, item, { address, token: link.token, language })
  }

  return {
    channel: 'push' as const,
    batch,
    deliver: async (
      db: Knex,
      draft: Draft,
      { usefulUntil, language }: InLanguage & { readonly usefulUntil: string | null },
    ) => {
      if (draft.kind === testPush) {
        const until = usefulUntil ?? now().toISOString()
        const outcome = await sendTest(db, draft.about, until, language)
        return outcome === 'sent' ? { sent: null } : ('unwanted' as const)
      }
      const opened = await reminders.open(db, draft.about)
      if (!opened) return 'unwanted' as const
      const outcomes = []
      for (const item of opened.items) {
        outcomes.push(await sendItem(db, item, { ...opened, language }))
      }
      return outcomes.includes('sent') ? { sent: null } : ('unwanted' as const)
    },
    // `deliver` has done it.
    forget: async (): Promise<void> => undefined,
  }
}

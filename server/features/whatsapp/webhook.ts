import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Knex } from 'knex'
import type * as z from 'zod/mini'
import { staffLanguage } from '#contract/languages.ts'
import { stoppedByUser, undeliverable, withoutNumbers } from '#server/adapters/whatsapp/failures.ts'
import type { Notify } from '#server/adapters/email/port.ts'
import type { WhatsappAccount } from '#server/adapters/whatsapp/settings.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import {
  countUndeliverable,
  findSender,
  noteUserId,
  updateSubscription,
  type Subscription,
  type Sender,
} from './repository.ts'
import { undeliverableAtMost } from './sender.ts'
import { replyMail } from './replyMail.ts'
import { replyKey, type Whatsapp } from './service.ts'
import { isStop } from './stopWords.ts'
import {
  contact,
  message,
  preference,
  status,
  webhook,
  type Message,
  type Status,
} from './webhookShape.ts'

/** What a status says of a delivery. */
export type StatusReport = {
  readonly providerId: string
  readonly deliveryId: number | undefined
  readonly status: 'sent' | 'delivered' | 'read' | 'failed'
  readonly reason?: string | undefined
}

type Deps = {
  readonly account: Pick<WhatsappAccount, 'appSecret' | 'verifyToken' | 'phoneNumberId'>
  readonly whatsapp: Pick<Whatsapp, 'end'>
  /** Whether it is news. */
  readonly recordStatus: (trx: Knex, report: StatusReport, at: string) => Promise<boolean>
  readonly notify: Notify
  readonly officeAddress: (trx: Knex) => Promise<string>
  readonly now: () => Date
}

/** One thing that a webhook tells. */
type News = (trx: Knex) => Promise<void>

/** A message of WhatsApp has no more. */
const mostLetters = 4096

/** In one transaction: others get their turn between two of them. */
const newsAtOnce = 100

/** Neither the length nor the time tells anything. */
const isEqual = (one: string, other: string): boolean => {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(hash(one), hash(other))
}

const valid = <T>(shape: z.ZodMiniType<T>, items: readonly unknown[] | undefined): T[] =>
  (items ?? []).flatMap((item) => {
    const parsed = shape.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })

const parse = (body: Buffer) => {
  try {
    const parsed = webhook.safeParse(JSON.parse(body.toString()))
    return parsed.success ? parsed.data.entry.flatMap(({ changes }) => changes) : []
  } catch {
    return []
  }
}

/** What somebody wrote or pressed. */
const wordsIn = ({ text, button, interactive }: Message): string[] => {
  const { button_reply: reply } = interactive ?? {}
  return [text?.body, button?.payload, button?.text, reply?.id, reply?.title].flatMap(
    (words) => words ?? [],
  )
}

const deliveryOf = (reference: string | undefined): number | undefined => {
  const [, id] = /^delivery:(\d{1,9})$/.exec(reference ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

const reportOf = ({ id, status: word, errors, biz_opaque_callback_data }: Status): StatusReport => {
  const [error] = errors ?? []
  const details = error?.error_data?.details ?? error?.title ?? ''
  return {
    providerId: id,
    deliveryId: deliveryOf(biz_opaque_callback_data),
    // A voice message is played; ours are read.
    status: word === 'played' ? 'read' : word,
    ...(error && { reason: withoutNumbers(`${error.code} ${details}`).slice(0, 500) }),
  }
}

/** What Meta posts to `/hooks/whatsapp`: any number of times, in any order, and signed. */
export const createWebhook = (deps: Deps) => {
  const { account, whatsapp, recordStatus, notify, officeAddress, now } = deps
  /** A consent that is newer than what somebody wrote stays. */
  const stop = async (trx: Knex, sender: Sender, seconds: number): Promise<void> => {
    const row = await findSender(trx, sender)
    if (!row || row.phoneNumber === undefined) return
    const sentBefore = new Date(seconds * 1000 + 999).toISOString()
    if (sentBefore < (row.confirmedAt ?? row.subscribedAt)) return
    await whatsapp.end(trx, row)
  }

  /** The number has no phone on which anybody would read it. */
  const passOn = async (trx: Knex, { id, text }: Message, sender: Sender): Promise<void> => {
    const row = await findSender(trx, sender)
    const number = sender.waId === undefined ? undefined : `+${sender.waId}`
    const phone = row?.phoneNumber ?? number
    const mail = replyMail(await officeAddress(trx), {
      phone,
      name: row?.name,
      text: (text?.body ?? '').slice(0, mostLetters),
    })
    const key = `${await replyKey(trx, phone ?? sender.userId ?? '')}${id}`
    await notify(trx, [{ key, language: staffLanguage, mail, isAlwaysSent: true }])
  }

  const handleMessage = async (trx: Knex, incoming: Message): Promise<void> => {
    const { from: waId, from_user_id: userId, text, timestamp } = incoming
    const sender = { waId, userId }
    if (wordsIn(incoming).some(isStop)) await stop(trx, sender, timestamp)
    // An emoji is an answer that wants none.
    else if (/[\p{L}\p{N}]/u.test(text?.body ?? '')) await passOn(trx, incoming, sender)
  }

  const learn = async (trx: Knex, { wa_id: waId, user_id: userId }: z.infer<typeof contact>) => {
    const row = await findSender(trx, { waId })
    if (row?.phoneNumber && row.whatsappUserId !== userId) await noteUserId(trx, row.id, userId)
  }

  const noteFailure = async (
    trx: Knex,
    row: Subscription,
    code: number | undefined,
  ): Promise<void> => {
    const isOver =
      code === stoppedByUser ||
      (code === undeliverable && (await countUndeliverable(trx, row.id)) >= undeliverableAtMost)
    if (isOver) await whatsapp.end(trx, row)
  }

  const applyStatus = async (trx: Knex, one: Status): Promise<void> => {
    const report = reportOf(one)
    if (!(await recordStatus(trx, report, now().toISOString()))) return
    const row = await findSender(trx, { waId: one.recipient_id, userId: one.recipient_user_id })
    if (!row || row.phoneNumber === undefined) return
    if (report.status === 'failed') await noteFailure(trx, row, one.errors?.[0]?.code)
    else if (report.status !== 'sent' && row.undeliverable > 0)
      await updateSubscription(trx, row.id, { undeliverable: 0 })
  }

  const newsIn = (body: Buffer): News[] =>
    parse(body).flatMap(({ value }): News[] => {
      // An app at Meta may have other numbers, too.
      if (value.metadata?.phone_number_id !== account.phoneNumberId) return []
      return [
        ...valid(contact, value.contacts).map(
          (one): News =>
            (trx) =>
              learn(trx, one),
        ),
        ...valid(status, value.statuses).map(
          (one): News =>
            (trx) =>
              applyStatus(trx, one),
        ),
        ...valid(message, value.messages).map(
          (one): News =>
            (trx) =>
              handleMessage(trx, one),
        ),
        ...valid(preference, value.user_preferences)
          .filter((one) => one.value === 'stop')
          .map(
            ({ wa_id: waId, user_id: userId, timestamp }): News =>
              (trx) =>
                stop(trx, { waId, userId }, timestamp),
          ),
      ]
    })

  const isSigned = (body: Buffer, signature: string): boolean => {
    const expected = createHmac('sha256', account.appSecret).update(body).digest('hex')
    return isEqual(signature, `sha256=${expected}`)
  }

  return {
    /** What Meta wants to hear when the webhook is set up; undefined for anybody else. */
    verify: (query: URLSearchParams): string | undefined => {
      const challenge = query.get('hub.challenge') ?? ''
      const isMeta =
        query.get('hub.mode') === 'subscribe' &&
        isEqual(query.get('hub.verify_token') ?? '', account.verifyToken) &&
        /^[\w-]{1,200}$/.test(challenge)
      return isMeta ? challenge : undefined
    },

    /** What is signed and odd is taken all the same: Meta would send it again for a week. */
    receive: async (db: Knex, body: Buffer, signature: string): Promise<void> => {
      if (!isSigned(body, signature)) {
        throw new AppError('wrong_signature', 'The signature is missing or not valid.')
      }
      const news = newsIn(body)
      for (let at = 0; at < news.length; at += newsAtOnce) {
        await transact(db, async (trx) => {
          for (const one of news.slice(at, at + newsAtOnce)) await one(trx)
        })
      }
    },
  }
}

export type Webhook = ReturnType<typeof createWebhook>

import { createHash } from 'node:crypto'
import { offered, type Language } from '#contract/languages.ts'
import type { PushPayload } from '#contract/notifications/pushPayload.ts'
import { pageUrlIn } from '#server/emails/pageUrl.ts'
import type { ReminderItem } from '#server/features/reminders/port.ts'
import { wordsOf } from './words.ts'

/** What is shown of a reminder. */
export type PushItem = Pick<
  ReminderItem,
  'festivalId' | 'title' | 'body' | 'url' | 'isList' | 'moment' | 'moonriseAt'
>

type Shown = {
  readonly language: Language
  /** Where all addresses begin. */
  readonly publicUrl: string
  /** The mantra to chant today. */
  readonly chantUrl: string
  /** The path of the app's icon. */
  readonly icon: string
  /** Opens the reminders, to change or stop them without a login. */
  readonly token: string
}

/**
 * What `sw/push.ts` shows, in the form that browsers with declarative push show without it (Push API,
 * `web_push: 8030`). One tag for each festival: a later reminder takes the place of an earlier one, and one
 * that comes twice is shown once.
 */
export const payloadOf = (
  item: PushItem,
  { language, publicUrl, chantUrl, icon, token }: Shown,
): string => {
  const words = wordsOf(language)
  const { festivalId, title, body, url, isList = false, moment, moonriseAt } = item
  const opens = isList ? words.list : moment === 'moonrise' ? words.arghya : words.open
  const absolute = (path: string): string => new URL(path, publicUrl).href
  const page = (path: string): string => pageUrlIn(language, absolute(path))
  const payload: PushPayload = {
    web_push: 8030,
    notification: {
      title,
      body,
      navigate: page(url),
      lang: `${offered(language)}-IN`,
      dir: 'ltr',
      tag: `festival:${festivalId}`,
      icon: absolute(icon),
      ...(moonriseAt !== undefined && { timestamp: Date.parse(moonriseAt) }),
      actions: [
        {
          action: 'open',
          title: opens,
          navigate: page(url),
        },
        { action: 'chant', title: words.chant, navigate: page(chantUrl) },
        { action: 'stop', title: words.stop, navigate: page(`/reminders#${token}`) },
      ],
    },
    app_badge: 1,
  }
  return JSON.stringify(payload)
}

/** A push service that still holds an older message of this festival drops that one. */
export const topicOf = ({ festivalId }: PushItem): string =>
  createHash('sha256').update(festivalId).digest('base64url').slice(0, 32)

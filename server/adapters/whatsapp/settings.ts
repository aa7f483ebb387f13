import { StartError } from '#server/errors.ts'
import type { TemplateLanguages } from './languages.ts'
import type { WhatsappTemplate } from './templates.ts'

/** A business account at Meta and one of its numbers. */
export type WhatsappAccount = {
  readonly token: string
  readonly phoneNumberId: string
  /** Signs what Meta posts to our webhook. */
  readonly appSecret: string
  /** What Meta shows when the webhook is set up. */
  readonly verifyToken: string
  /** Without a slash at its end. */
  readonly graphUrl: string
  /** Version of the Graph API, for example `v26.0`. */
  readonly version: string
  /** The names of our templates at Meta. */
  readonly templates: Readonly<Record<WhatsappTemplate, string>>
  /** Those in which all of them are approved: exactly as there, `en` is not `en_US`. */
  readonly languages: TemplateLanguages
}

export const usualTemplates: WhatsappAccount['templates'] = {
  reminder: 'festival_reminder',
  moved: 'festival_moved',
  code: 'number_code',
}

const isTemplate = (text: string): text is WhatsappTemplate => Object.hasOwn(usualTemplates, text)

/** Parses `reminder=festival_reminder_2,code=our_code`; templates not named keep the default. */
export const readTemplates = (text: string): WhatsappAccount['templates'] | undefined => {
  const names = { ...usualTemplates }
  for (const pair of text.split(',')) {
    const [, kind = '', name = ''] = /^\s*(\w+)\s*=\s*([a-z0-9_]{1,512})\s*$/.exec(pair) ?? []
    if (!isTemplate(kind)) return undefined
    names[kind] = name
  }
  return names
}

/** Plain http is allowed only for localhost, because the token is sent along. */
export const readGraphUrl = (text: string): string | undefined => {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password) return undefined
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return undefined
  return url.href.replace(/\/+$/, '')
}

type Settings = {
  readonly WHATSAPP_TOKEN?: string | undefined
  readonly WHATSAPP_PHONE_NUMBER_ID?: string | undefined
  readonly WHATSAPP_APP_SECRET?: string | undefined
  readonly WHATSAPP_VERIFY_TOKEN?: string | undefined
  readonly WHATSAPP_GRAPH_URL: string
  readonly WHATSAPP_GRAPH_VERSION: string
  readonly WHATSAPP_TEMPLATES: WhatsappAccount['templates']
  readonly WHATSAPP_LANGUAGE: TemplateLanguages
}

/**
 * All four settings or none: without app secret and webhook, nobody could unsubscribe by message.
 */
export const readWhatsapp = (settings: Settings): WhatsappAccount | undefined => {
  const {
    WHATSAPP_TOKEN: token,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = settings
  if (!token && !phoneNumberId && !appSecret && !verifyToken) return undefined
  if (!token || !phoneNumberId || !appSecret || !verifyToken) {
    throw new StartError(
      'Set WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN together, or none of them',
    )
  }
  return {
    token,
    phoneNumberId,
    appSecret,
    verifyToken,
    graphUrl: settings.WHATSAPP_GRAPH_URL,
    version: settings.WHATSAPP_GRAPH_VERSION,
    templates: settings.WHATSAPP_TEMPLATES,
    languages: settings.WHATSAPP_LANGUAGE,
  }
}

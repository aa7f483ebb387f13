import type { WhatsappTemplate } from '#contract/whatsappTemplates.ts'

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
  /** Of the Graph API, e.g. `v26.0`. */
  readonly version: string
  /** By what names WhatsApp knows our templates. */
  readonly templates: Readonly<Record<WhatsappTemplate, string>>
  /** The language in which they are approved: exactly as there, `en` is not `en_US`. */
  readonly language: string
}

export const usualTemplates: WhatsappAccount['templates'] = {
  reminder: 'festival_reminder',
  moved: 'festival_moved',
  code: 'number_code',
}

const isTemplate = (text: string): text is WhatsappTemplate => Object.hasOwn(usualTemplates, text)

/** `reminder=festival_reminder_2,code=our_code`; what is not named keeps its usual name. */
export const readTemplates = (text: string): WhatsappAccount['templates'] | undefined => {
  const names = { ...usualTemplates }
  for (const pair of text.split(',')) {
    const [, kind = '', name = ''] = /^\s*(\w+)\s*=\s*([a-z0-9_]{1,512})\s*$/.exec(pair) ?? []
    if (!isTemplate(kind)) return undefined
    names[kind] = name
  }
  return names
}

/** Only this machine may be asked without encryption: the token goes along. */
export const readGraphUrl = (text: string): string | undefined => {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password) return undefined
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) return undefined
  return url.href.replace(/\/+$/, '')
}

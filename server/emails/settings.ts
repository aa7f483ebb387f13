import * as z from 'zod'
import type { DkimKey } from '#server/adapters/email/dkim.ts'
import type { Mailbox } from '#server/adapters/email/port.ts'
import type { SmtpServer } from '#server/adapters/email/smtp.ts'
import { StartError } from '#server/errors.ts'

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `smtp://` (587, STARTTLS) or `smtps://` (465, TLS); undefined for anything else. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined
  if (url.search || url.hash || !['', '/'].includes(url.pathname)) return undefined
  const isTls = url.protocol === 'smtps:'
  const user = decoded(url.username)
  const pass = decoded(url.password)
  if (user === undefined || pass === undefined || (user === '') !== (pass === '')) return undefined
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : isTls ? 465 : 587,
    isTls,
    ...(user && { auth: { user, pass } }),
  }
}

/** `temple@example.org`, or with a name, `Shri Ganesha Mandir <temple@example.org>`. */
export const readMailbox = (text: string): Mailbox | undefined => {
  const named = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim())
  const name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  const address = named?.[2] ?? text.trim()
  return z.email().safeParse(address).success ? { name, address } : undefined
}

type DkimSettings = {
  readonly DKIM_SELECTOR?: string | undefined
  readonly DKIM_KEY_FILE?: string | undefined
  readonly SMTP_URL?: SmtpServer | undefined
}

/** The key that signs emails, if both its settings are given and a mail server sends them. */
export const readDkim = (settings: DkimSettings): DkimKey | undefined => {
  const { DKIM_SELECTOR: selector, DKIM_KEY_FILE: privateKey, SMTP_URL: smtp } = settings
  if (selector === undefined && privateKey === undefined) return undefined
  if (selector === undefined || privateKey === undefined) {
    throw new StartError('Set both DKIM_SELECTOR and DKIM_KEY_FILE, or neither')
  }
  if (!smtp) throw new StartError('DKIM_SELECTOR and DKIM_KEY_FILE are used with SMTP_URL only')
  return { selector, privateKey }
}

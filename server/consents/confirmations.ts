import { randomBytes } from 'node:crypto'
import type { InLanguage } from '#contract/languages.ts'
import type { Mail } from '#server/adapters/email/port.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long the link of an email that asks confirms. */
export const confirmableMs = 3 * dayMs

/** How long what nobody confirmed is kept. */
export const unconfirmedRetentionDays = 30

/** What was requested before this, and never confirmed, is deleted. */
export const unconfirmedBefore = (now: Date): string =>
  new Date(now.getTime() - unconfirmedRetentionDays * dayMs).toISOString()

/** In any 24 hours, so that nobody can flood another person's mailbox or phone. */
const messagesADay = 3

/**
 * The times of all requests in the last 24 hours, including this one; or, over the limit, `freeMs` until
 * another is allowed.
 */
export const countRequest = (
  askedAt: readonly string[],
  now: Date,
): { readonly requestedAt: string[] } | { readonly freeMs: number } => {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const recent = askedAt.filter((at) => at > dayAgo)
  const [oldest] = recent
  if (recent.length < messagesADay || oldest === undefined)
    return { requestedAt: [...recent, now.toISOString()] }
  return { freeMs: new Date(oldest).getTime() + dayMs - now.getTime() }
}

/** The delivery of an email that asks: of no use once its link confirms nothing. */
export const confirmationDelivery = (
  key: string,
  mail: Mail,
  { language, now }: InLanguage & { readonly now: Date },
) => ({
  key,
  language,
  mail,
  usefulUntil: new Date(now.getTime() + confirmableMs),
  isForTheAsking: true as const,
})

/** Nobody can guess it: links are signed with it. */
export const newConsentId = (): string => randomBytes(16).toString('base64url')

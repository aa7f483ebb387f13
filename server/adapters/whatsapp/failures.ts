import * as z from 'zod/mini'
import { ChannelError, type ChannelErrorKind } from '#server/adapters/channelError.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs

/** WhatsApp's limit is one message per person in this time. */
export const pairMs = 6 * secondMs

type Meaning = { readonly kind: ChannelErrorKind; readonly waitMs?: number }

const group = (kind: ChannelErrorKind, codes: readonly number[], waitMs?: number) =>
  codes.map((code) => [code, { kind, ...(waitMs !== undefined && { waitMs }) }] as const)

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
const meanings: ReadonlyMap<number, Meaning> = new Map<number, Meaning>([
  // The token, a permission, the number, the account, its payments or its registration.
  ...group('credentials', [0, 3, 10, 33, 190, 368, 130497, 131031, 131037, 131042, 131045]),
  // A template was changed at Meta: other parameters, or a shorter limit.
  ...group('credentials', [132000, 132005, 132012]),
  ...group('transient', [1, 2, 131000, 131016]),
  ...group('transient', [4, 80007], minuteMs),
  ...group('transient', [131056], pairMs),
  ...group('transient', [130429], 10 * secondMs),
  // Too many of our messages were reported as spam.
  ...group('transient', [131048], 60 * minuteMs),
  // The template is missing, not approved yet, paused or disabled: staff can mend that.
  ...group('transient', [132001, 132015, 132016], 10 * minuteMs),
  // The user has blocked our messages in WhatsApp.
  ...group('gone', [131050]),
])

const meaningOf = (code: number): Meaning => {
  const meaning = meanings.get(code)
  if (meaning) return meaning
  // Permissions; registration and certificates.
  if ((code >= 200 && code <= 299) || (code >= 133000 && code <= 133999)) {
    return { kind: 'credentials' }
  }
  return { kind: 'permanent' }
}

/** Not on WhatsApp, an old app, terms not accepted, or blocked us: the API does not tell which. */
export const undeliverable = 131026
export const stoppedByUser = 131050

const graphError = z.object({
  error: z.object({
    code: z.number(),
    message: z.optional(z.string()),
    error_subcode: z.optional(z.number()),
    is_transient: z.optional(z.boolean()),
    error_data: z.optional(z.object({ details: z.optional(z.string()) })),
  }),
})

/** Masks phone numbers in the provider's message, which is stored where staff read it. */
export const withoutNumbers = (text: string): string => text.replaceAll(/\+?\d{8,}/g, '…')

const retryAfterOf = (header: string | null): number | undefined => {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * secondMs : undefined
}

const ofStatus = (status: number): Meaning => {
  if (status === 401 || status === 403 || status === 404) return { kind: 'credentials' }
  if (status === 408 || status === 429 || status >= 500) return { kind: 'transient' }
  return { kind: 'permanent' }
}

type Answer = {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: string | null
}

/** Why a message was refused, by the code in the answer: the HTTP status is not reliable. */
export const failureOf = ({ status, body, retryAfter }: Answer): ChannelError => {
  const retryMs = retryAfterOf(retryAfter)
  const parsed = graphError.safeParse(body)
  if (!parsed.success) {
    const { kind } = ofStatus(status)
    return new ChannelError(kind, String(status), `WhatsApp answered with ${status}`, retryMs)
  }
  const { code, error_subcode, message, error_data, is_transient } = parsed.data.error
  // The Graph API's answer for an unknown phone number id.
  const meaning = code === 100 && error_subcode === 33 ? meaningOf(33) : meaningOf(code)
  const kind = is_transient && meaning.kind === 'permanent' ? 'transient' : meaning.kind
  const detail = withoutNumbers(
    error_data?.details ?? message ?? `WhatsApp answered with ${status}`,
  )
  return new ChannelError(kind, String(code), detail, retryMs ?? meaning.waitMs)
}

import * as z from 'zod/mini'
import { ChannelError } from '#server/adapters/channelError.ts'
import { codeOf } from '#server/errors.ts'
import { failureOf } from './failures.ts'
import { codeFor, languageOfCode } from './languages.ts'
import type { WhatsappMessage, WhatsappSender } from './port.ts'
import type { WhatsappAccount } from './settings.ts'

/** Timeout of a send; less than the lease of a delivery. */
const timeoutMs = 15_000

/** All parameters together; a body has at most 1,024 characters, and some are the template's own. */
const longestParameter = 300

/** No line break, no tab, no more than four blanks, and never empty: WhatsApp refuses those. */
const toParameter = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length > longestParameter)
    return `${letters.slice(0, longestParameter - 1).join('')}…`
  return line === '' ? '-' : line
}

const parameters = (texts: readonly string[]) =>
  texts.map((text) => ({ type: 'text', text: toParameter(text) }))

/** An authentication template has a button that copies the code. */
const buttonOf = ({ template, parameters: texts, buttonPayload: payload }: WhatsappMessage) => {
  const button = { type: 'button', index: '0' }
  if (template === 'code') {
    return [{ ...button, sub_type: 'url', parameters: parameters(texts.slice(0, 1)) }]
  }
  if (payload === undefined) return []
  return [{ ...button, sub_type: 'quick_reply', parameters: [{ type: 'payload', payload }] }]
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages */
const toBody = (message: WhatsappMessage, { templates, languages }: WhatsappAccount) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  ...('phone' in message.to
    ? { to: message.to.phone.replace('+', '') }
    : { recipient: message.to.userId }),
  type: 'template',
  biz_opaque_callback_data: message.reference,
  template: {
    name: templates[message.template],
    language: { code: codeFor(languages, message.language) },
    components: [
      { type: 'body', parameters: parameters(message.parameters) },
      ...buttonOf(message),
    ],
  },
})

const accepted = z.object({
  contacts: z.optional(
    z.array(z.object({ wa_id: z.optional(z.string()), user_id: z.optional(z.string()) })),
  ),
  messages: z.array(z.object({ id: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
})

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const unreachable = (error: unknown): ChannelError => {
  const { cause, name } = error as { cause?: unknown; name?: string }
  const code = name === 'TimeoutError' ? 'timeout' : codeOf(cause ?? error).slice(0, 60)
  return new ChannelError('transient', code, 'WhatsApp could not be reached.')
}

/**
 * Sends by Meta's Cloud API. It supports no idempotency key, so a message sent twice arrives twice.
 */
export const createCloudSender = (
  account: WhatsappAccount,
  limitMs: number = timeoutMs,
): WhatsappSender => {
  const { graphUrl, version, phoneNumberId, token } = account
  const url = `${graphUrl}/${version}/${phoneNumberId}/messages`
  const stopping = new AbortController()

  const ask = async (body: unknown) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // The token is for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(limitMs)]),
    })
    const { status, ok, headers } = reply
    const text = await reply.text()
    return { status, ok, body: parseJson(text), retryAfter: headers.get('retry-after') }
  }

  return {
    languageFor: (reads) => languageOfCode(codeFor(account.languages, reads)),
    send: async (message) => {
      const answer = await ask(toBody(message, account)).catch((error: unknown) => {
        throw unreachable(error)
      })
      if (!answer.ok) throw failureOf(answer)
      const parsed = accepted.safeParse(answer.body)
      // It may have been accepted: a retry could send it twice.
      if (!parsed.success) {
        throw new ChannelError('permanent', 'answer', 'WhatsApp’s answer has no message id.')
      }
      const { messages, contacts } = parsed.data
      const { wa_id: waId, user_id: userId } = contacts?.[0] ?? {}
      return {
        providerId: messages[0]?.id ?? '',
        ...(waId && { waId }),
        ...(userId && { userId }),
      }
    },
    close: async () => stopping.abort(),
  }
}

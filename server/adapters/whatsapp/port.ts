import type { Language } from '#contract/languages.ts'
import type { WhatsappTemplate } from './templates.ts'

/** A template message, the only way for a business to start a conversation on WhatsApp. */
export type WhatsappMessage = {
  /** With the country code, e.g. +919822011223; or how WhatsApp names a user without a number. */
  readonly to: { readonly phone: string } | { readonly userId: string }
  readonly template: WhatsappTemplate
  /** Of the parameters, and so of the template: a message has one language. See `languageFor`. */
  readonly language: Language
  /** The template's parameters in their order. */
  readonly parameters: readonly string[]
  /** What a quick-reply button sends back; absent where the template has none. */
  readonly buttonPayload?: string
  /** Returned with each status update of this message. */
  readonly reference: string
}

/** The provider's answer to an accepted message. */
type WhatsappSent = {
  readonly providerId: string
  /** The number as WhatsApp writes it: in some countries not as it is dialled. */
  readonly waId?: string
  /** Names the user to this business, also where the number is hidden. */
  readonly userId?: string
}

export type WhatsappSender = {
  /** Whether a message only becomes a row that staff can read, as there is no account. */
  readonly isLocal?: true
  /** In which language somebody gets messages: theirs, if the templates are approved in it. */
  readonly languageFor: (reads: Language) => Language
  /** Resolves with the provider's id of the message; else throws a `ChannelError`. */
  readonly send: (message: WhatsappMessage) => Promise<WhatsappSent>
  readonly close: () => Promise<void>
}

/** A template message: WhatsApp lets a business begin a conversation by nothing else. */
export type WhatsappMessage = {
  /** With the country code, e.g. +919822011223; or how WhatsApp names a user without a number. */
  readonly to: { readonly phone: string } | { readonly userId: string }
  readonly template: 'reminder' | 'moved' | 'code'
  /** The template's parameters in their order. */
  readonly parameters: readonly string[]
  /** What a quick-reply button sends back; absent where the template has none. */
  readonly buttonPayload?: string
  /** Comes back with each status of this message. */
  readonly reference: string
}

export type WhatsappSender = {
  /** Whether a message only becomes a row that staff can read, as there is no account. */
  readonly isLocal?: true
  /** Resolves with the provider's id of the message; else throws a `ChannelError`. */
  readonly send: (message: WhatsappMessage) => Promise<{ readonly providerId: string }>
  readonly close: () => Promise<void>
}

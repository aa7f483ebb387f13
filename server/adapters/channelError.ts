/**
 * Why a provider did not take a message.
 * - `gone`: this address is no more; nothing is ever sent to it again.
 * - `permanent`: this message will never be taken.
 * - `transient`: perhaps later, after `retryAfterMs` where the provider says so.
 * - `credentials`: the provider refuses us altogether, or the form of all our messages; the whole channel
 *   stops until that is mended.
 */
export type ChannelErrorKind = 'gone' | 'permanent' | 'transient' | 'credentials'

export class ChannelError extends Error {
  readonly kind: ChannelErrorKind
  /** Without anybody's address, for the log: `410`, `131026`. */
  readonly code: string
  readonly retryAfterMs: number | undefined

  constructor(kind: ChannelErrorKind, code: string, message: string, retryAfterMs?: number) {
    super(message)
    this.name = 'ChannelError'
    this.kind = kind
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

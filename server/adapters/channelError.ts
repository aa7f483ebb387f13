/**
 * Why a provider did not accept a message. `gone`: the address no longer exists; nothing is sent to
 * it again. `permanent`: this message will never be accepted. `transient`: retry later, after
 * `retryAfterMs` if given. `credentials`: the provider rejects our account or the form of all
 * messages; the whole channel stops until that is fixed.
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

/** A browser's push subscription. */
export type PushTarget = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a browser’s messages are encrypted with. */
export type BrowserKeys = Pick<PushTarget, 'p256dh' | 'auth'>

/** One notification. `topic` replaces an older one that the push service still holds. */
export type PushMessage = {
  readonly target: PushTarget
  /** Read by `sw/push.ts`; a browser with declarative push shows it without our code. */
  readonly payload: string
  /** At most 32 characters of base64url. */
  readonly topic: string
  /** Seconds after which the message is useless and may be dropped. */
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
}

export type PushSender = {
  /** The public half of our key, base64url. */
  readonly publicKey: string
  /** Resolves when the push service has accepted it; otherwise throws a `ChannelError`. */
  readonly send: (message: PushMessage) => Promise<void>
  readonly close: () => Promise<void>
}

/** A browser that takes pushes, as it gave itself. */
export type PushTarget = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** One notification. `topic` replaces an older one that the push service still holds. */
export type PushMessage = {
  readonly target: PushTarget
  /** Read by `sw/push.ts`; a browser with declarative push shows it without our code. */
  readonly payload: string
  /** At most 32 characters of base64url. */
  readonly topic: string
  /** After so many seconds it says nothing of use any more. */
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
}

export type PushSender = {
  /** The public half of our key, base64url. */
  readonly publicKey: string
  /** Resolves when the push service has taken it; else throws a `ChannelError`. */
  readonly send: (message: PushMessage) => Promise<void>
  readonly close: () => Promise<void>
}

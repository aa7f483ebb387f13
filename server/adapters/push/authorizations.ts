import webPush from 'web-push'
import type { VapidKeys } from './vapid.ts'

type VapidInput = VapidKeys & {
  /** Whom a push service may write to about us: a `mailto:` or `https:` address. */
  readonly subject: string
  /** The real clock, also in tests with a simulated date, because push services check the time. */
  readonly now?: () => Date
}

/** A push service refuses a token that is valid for more than a day. */
const validSeconds = 12 * 60 * 60

/** A token with less time left is not used any more. */
const leastSeconds = 2 * 60 * 60

/** Cache size: real push services are a handful, others are made up by visitors. */
const mostOrigins = 50

/**
 * Creates the VAPID header per push service. Cached, because signing costs more than encrypting a
 * message.
 */
export const createAuthorizations = ({
  subject,
  publicKey,
  privateKey,
  now = () => new Date(),
}: VapidInput) => {
  const cache = new Map<string, { readonly header: string; readonly expires: number }>()
  return (origin: string): string => {
    const seconds = Math.floor(now().getTime() / 1000)
    const cached = cache.get(origin)
    cache.delete(origin)
    const isGood = cached !== undefined && cached.expires - seconds >= leastSeconds
    const expires = isGood ? cached.expires : seconds + validSeconds
    const header = isGood
      ? cached.header
      : webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', expires)
          .Authorization
    // Reinserted, so that the least recently used entry is evicted first.
    cache.set(origin, { header, expires })
    for (const [oldest] of cache) {
      if (cache.size <= mostOrigins) break
      cache.delete(oldest)
    }
    return header
  }
}

import { AppError } from '#server/errors.ts'
import { en } from './words.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Nobody can have anybody's phone filled: so many codes and samples in any 24 hours. */
export const messagesADay = 3

/** When messages were asked for in the last 24 hours, with the one that is asked for now. */
export const addToday = (askedAt: readonly string[], now: Date): string[] => {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const recent = askedAt.filter((at) => at > dayAgo)
  const [oldest] = recent
  if (recent.length < messagesADay || oldest === undefined) return [...recent, now.toISOString()]
  const freeMs = new Date(oldest).getTime() + dayMs - now.getTime()
  throw new AppError('too_many_requests', en.enoughToday, [], {
    retryAfterSeconds: Math.ceil(freeMs / 1000),
  })
}

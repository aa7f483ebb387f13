import type { Knex } from 'knex'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#server/errors.ts'
import { isPostgres } from '#server/db/db.ts'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'
import { callerAddress, type Caller } from './clientAddress.ts'

/**
 * Generous on purpose: thousands of people share one address of an Indian mobile network. What is
 * refused waits in their outbox and is sent again.
 */
const most = 60
const windowSeconds = 10 * 60

/**
 * The library would keep every count for ten minutes, 290 MB for 500,000 addresses. Counting cannot
 * stop anyone with more addresses than this anyway.
 */
const mostCounts = 20_000

/**
 * Counts a command, or another costly request, by path. Returns the seconds until the caller may
 * send it again, or undefined if they may now. `atMost` in ten minutes.
 */
export type CommandLimit = (
  req: Caller,
  path: string,
  atMost?: number,
) => Promise<number | undefined>

/** Counts it, or refuses it. */
export const takeOne = async (
  limit: CommandLimit,
  ...what: Parameters<CommandLimit>
): Promise<void> => {
  const retryAfterSeconds = await limit(...what)
  if (retryAfterSeconds === undefined) return
  throw new AppError('too_many_requests', undefined, [], { retryAfterSeconds })
}

type Count = (key: string, atMost: number) => Promise<void>

const createOwnCounts = (): Count => {
  const limiters = new Map<number, RateLimiterMemory>()
  /** By key, oldest first. */
  const counts = new Map<string, RateLimiterMemory>()

  const limiterOf = (points: number): RateLimiterMemory => {
    const existing = limiters.get(points)
    if (existing) return existing
    const limiter = new RateLimiterMemory({ points, duration: windowSeconds })
    limiters.set(points, limiter)
    return limiter
  }

  // Half of them at a time: a map whose first entry is removed again and again becomes slow.
  const makeRoom = (): void => {
    if (counts.size < mostCounts) return
    for (const [key, limiter] of counts) {
      counts.delete(key)
      void limiter.delete(key)
      if (counts.size <= mostCounts / 2) return
    }
  }

  return async (key, atMost) => {
    const limiter = limiterOf(atMost)
    const { isFirstInDuration } = await limiter.consume(key)
    if (!isFirstInDuration) return
    counts.delete(key)
    makeRoom()
    counts.set(key, limiter)
  }
}

type SharedStore = {
  readonly db: Knex
  /** Keys the hashes, so that the table contains no addresses. */
  readonly pseudonymKey: Buffer
}

/** Counts for all processes on one PostgreSQL; throws a `RateLimiterRes` when there are too many. */
const createSharedCounts = ({ db, pseudonymKey }: SharedStore): Count => {
  const limiters = new Map<number, RateLimiterPostgres>()
  const limiterOf = (points: number): RateLimiterPostgres => {
    const existing = limiters.get(points)
    if (existing) return existing
    const limiter = new RateLimiterPostgres({
      storeClient: db,
      storeType: 'knex',
      tableName: 'command_counts',
      tableCreated: true,
      keyPrefix: '',
      points,
      duration: windowSeconds,
      // Callers over the limit are refused without a database query.
      inMemoryBlockOnConsumed: points + 1,
      // One of them is enough.
      clearExpiredByTimeout: limiters.size === 0,
    })
    limiters.set(points, limiter)
    return limiter
  }
  return async (key, points) => {
    await limiterOf(points).consume(pseudonymOf(pseudonymKey, 'caller', key))
  }
}

/**
 * On PostgreSQL the count is shared by all processes; otherwise, or on failure, each process counts
 * separately.
 */
export const createCommandLimit = (proxies: number, shared?: SharedStore): CommandLimit => {
  const countOwn = createOwnCounts()
  const countShared = shared && isPostgres(shared.db) ? createSharedCounts(shared) : undefined

  const count: Count = async (key, atMost) => {
    if (!countShared) return countOwn(key, atMost)
    try {
      await countShared(key, atMost)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      await countOwn(key, atMost)
    }
  }

  return async (req, path, atMost = most) => {
    const address = callerAddress(req, proxies)
    if (address === undefined) return undefined
    try {
      await count(`${address} ${path}`, atMost)
      return undefined
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
      throw refusal
    }
  }
}

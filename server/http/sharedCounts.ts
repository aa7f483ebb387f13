import type { Knex } from 'knex'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { pseudonymOf } from '#server/privacy/pseudonym.ts'

type Deps = {
  readonly db: Knex
  /** Keys the hashes, so that the table contains no addresses. */
  readonly pseudonymKey: Buffer
  readonly windowSeconds: number
}

/** Counts for all processes on one PostgreSQL; throws a `RateLimiterRes` when there are too many. */
export const createSharedCounts = ({ db, pseudonymKey, windowSeconds }: Deps) => {
  const limiters = new Map<number, RateLimiterPostgres>()
  const limiterOf = (points: number): RateLimiterPostgres => {
    const known = limiters.get(points)
    if (known) return known
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
  return async (key: string, points: number): Promise<void> => {
    await limiterOf(points).consume(pseudonymOf(pseudonymKey, 'caller', key))
  }
}

import type { Owed } from './payable.ts'

/**
 * How far along each status is. A payment only moves up: news that arrives late, twice or out of
 * order changes nothing. Money that did arrive counts even if nobody expected it any more.
 */
const rank: Readonly<Record<Owed['status'], number>> = {
  pending: 0,
  failed: 1,
  cancelled: 1,
  succeeded: 2,
  refunded: 3,
}

export const mayFollow = (status: Owed['status'], next: Owed['status']): boolean =>
  rank[next] > rank[status]

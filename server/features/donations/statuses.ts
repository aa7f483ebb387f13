import type { DonationStatus } from '#contract/donations.ts'

/**
 * How far along each status is. A donation only moves up: news that arrives late, twice or out of
 * order changes nothing. Money that did arrive counts even if nobody expected it any more.
 */
const rank: Readonly<Record<DonationStatus, number>> = {
  pending: 0,
  failed: 1,
  cancelled: 1,
  succeeded: 2,
  refunded: 3,
}

export const mayFollow = (status: DonationStatus, next: DonationStatus): boolean =>
  rank[next] > rank[status]

import type { DonationStatus } from '#contract/donations.ts'

/**
 * How far along each is. A donation only moves up: news that come late, twice or in another order than
 * they happened change nothing. Money that did arrive counts even where nobody waited for it any more.
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

import type { DonationStatus } from '#contract/donations.ts'

/** The tone only underlines the word that says it. */
export const statusTone = {
  pending: 'gold',
  succeeded: 'durva',
  failed: 'kumkum',
  cancelled: 'kumkum',
  refunded: 'saffron',
} as const satisfies Record<DonationStatus, string>

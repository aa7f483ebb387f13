import type { DonationStatus } from '#contract/donations/public.ts'

/** The colour only supports the word beside it. */
export const paymentTone = {
  pending: 'gold',
  succeeded: 'durva',
  failed: 'kumkum',
  cancelled: 'kumkum',
  refunded: 'saffron',
} as const satisfies Record<DonationStatus, string>

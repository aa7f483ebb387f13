import type { DonationStatus } from '#contract/donations/public.ts'

/** As the page of donations calls them. */
export const statusNames: Readonly<Record<DonationStatus, string>> = {
  pending: 'Not confirmed yet',
  succeeded: 'Received',
  failed: 'Not paid',
  cancelled: 'Cancelled, not paid',
  refunded: 'Refunded',
}

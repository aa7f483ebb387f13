import type { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import type { StaffDonation } from '#contract/donations/admin.ts'

/** A cheque that was handed over is at the bank; what was promised is not confirmed. */
export const statusText = (
  { status, paymentMethod }: Pick<StaffDonation, 'status' | 'paymentMethod'>,
  words: typeof adminDonations.english,
): string =>
  status === 'pending' && paymentMethod === 'cheque' ? words.atBank : words.statuses[status]

import type { PaymentRecord } from './payable.ts'

/**
 * Devotees say that they have paid by UPI, perhaps again with a better number: the first time stands,
 * and the latest number.
 */
export const asClaimed = (
  { claimedAt, utr }: Pick<PaymentRecord, 'claimedAt' | 'utr'>,
  claim: { readonly utr?: string | undefined },
  at: string,
): Pick<PaymentRecord, 'claimedAt' | 'utr'> => ({
  claimedAt: claimedAt ?? at,
  utr: claim.utr ?? utr,
})

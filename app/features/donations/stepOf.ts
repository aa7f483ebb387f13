import type { donations } from '#app/i18n/en/donations.ts'
import type { Donation } from '#contract/donations.ts'

/** What becomes of a donation next: no card payment waits for a bank statement. */
export const stepOf = (
  words: typeof donations.english.own,
  { status, paymentMethod }: Pick<Donation, 'status' | 'paymentMethod'>,
): string =>
  status === 'pending' && paymentMethod === 'card' ? words.pendingCard : words.steps[status]

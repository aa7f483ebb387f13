import type { donations } from '#app/i18n/en/donations/donations.ts'
import type { Donation } from '#contract/donations/public.ts'

/** The next step of a donation: a card payment does not wait for a bank statement. */
export const stepOf = (
  words: typeof donations.english.own,
  { status, paymentMethod }: Pick<Donation, 'status' | 'paymentMethod'>,
): string =>
  status === 'pending' && paymentMethod === 'card' ? words.pendingCard : words.steps[status]

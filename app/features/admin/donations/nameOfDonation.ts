import type { adminDonations } from '#app/i18n/en/donations/adminDonations.ts'
import type { StaffDonation } from '#contract/donations/admin.ts'

type Words = Pick<typeof adminDonations.english, 'nameless' | 'methods'>

/** The hundi never had a donor; anyone else's name was deleted. */
export const donorOf = (
  { fullName, paymentMethod }: Pick<StaffDonation, 'fullName' | 'paymentMethod'>,
  { nameless, methods }: Words,
): string => fullName || (paymentMethod === 'hundi' ? methods.hundi : nameless)

/** Tells two of one donor apart. */
export const nameOfDonation = (donation: StaffDonation, words: Words): string =>
  `${donorOf(donation, words)}, ${donation.reference}`

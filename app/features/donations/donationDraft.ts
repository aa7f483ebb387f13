/** The key of the form's text until it has become a donation. */
export const donationDraft = 'donation'

/** The same of a gift for a day. */
export const dayDraft = 'donation-day'

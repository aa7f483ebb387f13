/** The key of the form's text until it has become a donation. */
export const donationDraft = 'donation'

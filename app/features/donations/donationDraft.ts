/** Names what stands in the form until it has become a donation. */
export const donationDraft = 'donation'

import { consentLinks } from '#server/consents/links.ts'

export const newsletterLinks = consentLinks({
  secret: 'newsletter links',
  page: '/newsletter',
  oneClick: '/hooks/unsubscribe',
  purposes: ['unsubscribe', 'mantra'],
})

/** For newsletters, which people pass on: it ends the subscription. */
export const unsubscribeToken = newsletterLinks.tokenFor('unsubscribe')

/** For the daily mantra: one click ends that alone. */
export const mantraToken = newsletterLinks.tokenFor('mantra')

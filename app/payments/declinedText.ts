import type { StripeError } from '@stripe/stripe-js'
import { declined } from '#app/i18n/en/donations/declined.ts'

/** What a provider says of a card. */
type Declined = {
  readonly [Key in 'message' | 'code' | 'decline_code']?: StripeError[Key] | undefined
}

const inPageWords = ({ code = '', decline_code: more = '' }: Declined): string | undefined =>
  declined.english[more] ?? declined.english[code]

/** In the provider's own words where the page is in English, as they are; else in the page's. */
export const declinedText = (error: Declined): string | undefined =>
  __IS_TRANSLATED__ ? inPageWords(error) : error.message

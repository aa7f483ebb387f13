import { catalogue } from '#app/i18n/words.ts'

/**
 * Why a card was not charged, by Stripe's code, for pages in a language that Stripe does not speak. In
 * English it says so itself.
 */
export const declined = catalogue<Readonly<Record<string, string>>>('declined', {
  card_declined: 'Your bank declined the card. Please try another card, or call your bank.',
  insufficient_funds: 'There is not enough money for this card. Please try another one.',
  expired_card: 'The card has expired. Please try another one.',
  incorrect_number: 'The card number is wrong. Please check it.',
  incorrect_cvc: 'The security code is wrong. Please check the three digits on the back.',
  payment_intent_authentication_failure:
    'Your bank did not confirm that it is you. Please try again.',
  processing_error: 'Your bank could not be reached. Please try again in a moment.',
})

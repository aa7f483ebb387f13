export type Decline = {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

/**
 * Behaviour of a test card. `asks`: 3-D Secure before paying or declining; `disputes`: a dispute is
 * opened as soon as it is paid.
 */
export type Card = { readonly asks?: true; readonly declines?: Decline; readonly disputes?: true }

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
})
const insufficient = declined('insufficient_funds', 'Your card has insufficient funds.')

/** Stripe's test cards, as docs.stripe.com/testing lists them. */
const cards: Readonly<Record<string, Card>> = {
  '4242424242424242': {},
  '4000003560000008': {},
  '5555555555554444': {},
  '4000000000000002': { declines: declined('generic_decline') },
  '4000000000009995': { declines: insufficient },
  '4000000000000069': {
    declines: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    declines: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    declines: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { asks: true },
  '4000002760003184': { asks: true },
  '4000000000003220': { asks: true },
  '4000008400001629': { asks: true, declines: declined('generic_decline') },
  '4000008260003178': { asks: true, declines: insufficient },
  '4000000000000259': { disputes: true },
}

const tokens: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_createDispute: '4000000000000259',
}

const incorrect: Card = {
  declines: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
}

const notForTests: Card = {
  declines: declined(
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  ),
}

/** By number, ignoring spaces. */
export const cardByNumber = (number: string): Card => {
  const digits = number.replaceAll(/[\s-]/g, '')
  return cards[digits] ?? (/^\d{13,19}$/.test(digits) ? notForTests : incorrect)
}

/** By the id of a predefined payment method. */
export const cardByToken = (token: string): Card | undefined => {
  const number = tokens[token]
  return number === undefined ? undefined : cards[number]
}

/** What a card form needs to know. */
export type CardPayment = {
  clientSecret: string
  /** Whole rupees, as sent to the server. */
  amount: number
  email: string
  fullName: string
  /** Where the result is shown; the provider learns this address. */
  resultPath: string
  /** Opens the result on a phone that stores nothing; the provider does not learn it. */
  resultSecret?: string | undefined
}

/** It comes before the secret. */
export const paymentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

type Result = Pick<CardPayment, 'clientSecret' | 'resultPath' | 'resultSecret'>

/** The same address with the payment's id, and with our own secret. */
export const resultPathOf = ({ clientSecret, resultPath, resultSecret }: Result): string =>
  `${resultPath}?payment_intent=${encodeURIComponent(paymentIdOf(clientSecret))}${resultSecret ? `#${resultSecret}` : ''}`

type CardError = { type: string; payment_intent?: { status: string } | undefined }

/**
 * Whether money may have been taken despite an error: the connection broke before the answer, or an
 * earlier attempt had paid. Then only the server knows.
 */
export const mayBePaid = ({ type, payment_intent: intent }: CardError): boolean =>
  type === 'api_connection_error' ||
  intent?.status === 'succeeded' ||
  intent?.status === 'processing'

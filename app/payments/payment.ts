/** What a card form needs to know. */
export type CardPayment = {
  clientSecret: string
  /** Whole rupees, as sent to the server. */
  amount: number
  email: string
  fullName: string
  /** Path of the result page; the provider sees it. */
  resultPath: string
  /** The link's secret, needed on a phone without storage; the provider does not see it. */
  resultSecret?: string | undefined
}

/** The id is the part before `_secret`. */
export const paymentIdOf = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

type Result = Pick<CardPayment, 'clientSecret' | 'resultPath' | 'resultSecret'>

/** The same address with the payment's id, and with our own secret. */
export const resultPathOf = ({ clientSecret, resultPath, resultSecret }: Result): string =>
  `${resultPath}?payment_intent=${encodeURIComponent(paymentIdOf(clientSecret))}${resultSecret ? `#${resultSecret}` : ''}`

type CardError = { type: string; payment_intent?: { status: string } | undefined }

/**
 * Whether it may have been paid despite an error: the connection broke before the answer, or an
 * earlier attempt succeeded. Then only the server knows.
 */
export const mayBePaid = ({ type, payment_intent: intent }: CardError): boolean =>
  type === 'api_connection_error' ||
  intent?.status === 'succeeded' ||
  intent?.status === 'processing'

import type { Stripe } from 'stripe'

export type WireError = {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly payment_intent?: Stripe.PaymentIntent
}

/** Stripe's answer in case of an error. */
export class Failure extends Error {
  readonly status: number
  readonly error: WireError

  constructor(status: number, error: WireError) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/** 400, or 404 for something that does not exist. */
export const invalid = (message: string, more: Partial<WireError> = {}, status = 400): Failure =>
  new Failure(status, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string, param: string): Failure =>
  invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404)

import { describe, expect, it } from 'vitest'
import { mayBePaid, resultPathOf } from './payment.ts'

describe('An error of the card form', () => {
  it.each([
    ['a broken connection', { type: 'api_connection_error' }],
    ['paid by an earlier try', refused('succeeded')],
    ['on its way since an earlier try', refused('processing')],
  ])('may hide a payment: %s', (_what, error) => expect(mayBePaid(error)).toBe(true))

  it.each([
    ['a declined card', { ...refused('requires_payment_method'), type: 'card_error' }],
    ['a closed payment', refused('canceled')],
    ['a mistake in a field', { type: 'validation_error' }],
  ])('took no money: %s', (_what, error) => expect(mayBePaid(error)).toBe(false))
})

it('leads to the payment, without its secret', () => {
  expect(resultPathOf({ clientSecret: 'pi_1_secret_2', resultPath: '/donation-success' })).toBe(
    '/donation-success?payment_intent=pi_1',
  )
})

it('leads to an order’s payment with the order’s own secret, which comes last', () => {
  const result = { clientSecret: 'pi_1_secret_2', resultPath: '/orders/s1', resultSecret: 'xyz' }
  expect(resultPathOf(result)).toBe('/orders/s1?payment_intent=pi_1#xyz')
})

function refused(status: string) {
  return { type: 'invalid_request_error', payment_intent: { status } }
}

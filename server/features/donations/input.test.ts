import { describe, expect, test } from 'vitest'
import { createDonation, createPaymentIntent } from '#contract/donations/public.ts'
import { cardPayload, pledgePayload } from '#server/test/donationBodies.ts'
import { refusalOf } from '#server/test/refusal.ts'

const tooLittle = 'Amount must be greater than 0'
const notWhole = 'Please enter whole rupees'
const byCard = 'The most you can give at once is ₹5,00,000. To give more, please call the temple'
const byUpi = 'The most you can give at once is ₹1,00,000. To give more, please call the temple'
const inRupees = 'Donations are taken in rupees (INR) only'

const refusedAt = (pointer: string, detail: string) => ({
  status: 400,
  errors: [{ pointer, detail }],
})

test('valid input is accepted', () => {
  expect(refusalOf(createPaymentIntent, cardPayload)).toBeUndefined()
  expect(refusalOf(createDonation, pledgePayload)).toBeUndefined()
})

describe('An amount', () => {
  test.each([
    [0, tooLittle],
    [-0, tooLittle],
    [-5, tooLittle],
    [-0.5, tooLittle],
    [0.99, tooLittle],
    [10.5, notWhole],
    [500.000_001, notWhole],
    [1_000_000, byCard],
    [99_999_999, byCard],
    [1e21, byCard],
    ['501', 'Please enter a number'],
    ['', 'Please enter a number'],
    [null, 'Please enter a number'],
    [[501], 'Please enter a number'],
    [true, 'Please enter a number'],
  ])('of %j opens no payment', (amount, said) => {
    expect(refusalOf(createPaymentIntent, { ...cardPayload, amount })).toEqual(
      refusedAt('#/amount', said),
    )
  })

  test.each([
    [0, tooLittle],
    [-5, tooLittle],
    [10.5, notWhole],
    [100_001, byUpi],
  ])('of %j is not pledged', (amount, said) => {
    expect(refusalOf(createDonation, { ...pledgePayload, amount })).toEqual(
      refusedAt('#/amount', said),
    )
  })
})

test.each(['USD', 'usd', 'inr', 'EUR', '', null, 356])(
  'the currency %j is not taken, by card or by UPI',
  (currency) => {
    const refused = refusedAt('#/currency', inRupees)
    expect(refusalOf(createPaymentIntent, { ...cardPayload, currency })).toEqual(refused)
    expect(refusalOf(createDonation, { ...pledgePayload, currency })).toEqual(refused)
  },
)

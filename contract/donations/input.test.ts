import { describe, expect, test } from 'vitest'
import { cardDonationInput, pledgeInput } from './input.ts'
import { isDonationReference, newDonationReference } from './reference.ts'
import { formatRupees } from '#contract/payments/money.ts'

const card = { amount: 501, email: 'm@example.org', fullName: 'Meera', type: 'donation' }
const pledge = { ...card, paymentMethod: 'gpay' }

const saidOf = (sent: object): string[] =>
  cardDonationInput.safeParse({ ...card, ...sent }).error?.issues.map(({ message }) => message) ??
  []

describe('An amount', () => {
  test.each([1, 501, 500_000])('of %d is taken', (amount) => expect(saidOf({ amount })).toEqual([]))

  test.each([0, -1, -501.5, 0.5])('of %d is not greater than 0, and that is said', (amount) => {
    expect(saidOf({ amount })).toEqual(['Amount must be greater than 0'])
  })

  test('is of whole rupees', () => {
    expect(saidOf({ amount: 501.5 })).toEqual(['Please enter whole rupees'])
  })

  test('stays below what is taken at once', () => {
    expect(saidOf({ amount: 500_001 })).toEqual([
      'The most you can give at once is ₹5,00,000. To give more, please call the temple',
    ])
    expect(pledgeInput.safeParse({ ...pledge, amount: 100_001 }).success).toBe(false)
  })

  test.each([Number.NaN, Infinity, '501', null, undefined, [501], 1e300])(
    '%j is refused',
    (amount) => expect(saidOf({ amount })).not.toEqual([]),
  )

  test('is written the Indian way', () => expect(formatRupees(1_234_567)).toBe('₹12,34,567'))
})

test('no currency but rupees is taken', () => {
  expect(saidOf({ currency: 'INR' })).toEqual([])
  for (const currency of ['usd', 'USD', 'inr ', '']) {
    expect(saidOf({ currency })).toEqual(['Donations are taken in rupees (INR) only'])
  }
})

test('a pledge is not paid by card, and a card donation is nothing but a donation', () => {
  expect(pledgeInput.safeParse(pledge).success).toBe(true)
  expect(
    pledgeInput.safeParse({ ...pledge, paymentMethod: 'card' }).error?.issues[0]?.message,
  ).toBe('Card donations are paid at the checkout')
  expect(saidOf({ type: 'purchase' })).not.toEqual([])
})

test('references made on devices are of one form, and hardly ever the same', () => {
  const made = Array.from({ length: 20_000 }, newDonationReference)
  expect(made.filter((reference) => !isDonationReference(reference))).toEqual([])
  expect(new Set(made).size).toBe(made.length)
  for (const wrong of ['', 'D7K3M9WAC', 'd7k3m9wace', 'D7K3M9WAC0', 'D7K3M9WACE ']) {
    expect(isDonationReference(wrong)).toBe(false)
  }
})

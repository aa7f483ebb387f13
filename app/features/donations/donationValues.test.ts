import { describe, expect, it } from 'vitest'
import { amountOf } from '#app/payments/amountOf.ts'
import {
  donationValues,
  emptyDonation,
  noAmountText,
  orderOf,
  toCheckout,
  toPledge,
  toValues,
} from './donationValues.ts'
import { tierOf } from './tiers.ts'

const typed = {
  ...emptyDonation,
  amount: '₹1,001',
  fullName: ' Meera Kulkarni ',
  email: 'meera+puja@example.org ',
}

const saidOf = (values: object) =>
  donationValues
    .safeParse({ ...typed, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('The donation form', () => {
  it.each([
    ['501', 501],
    ['₹1,001', 1001],
    ['Rs. 5001/-', 5001],
    [' 11 000 ', 11000],
    ['', 0],
    ['1,00,000', 100_000],
    ['५००', 500],
    ['₹१,००१', 1001],
    ['501,00', Number.NaN],
    ['पाँच सौ', Number.NaN],
    ['501,00/-', Number.NaN],
  ])('reads %j as %d rupees', (text, amount) => expect(amountOf(text)).toBe(amount))

  it.each([
    ['', 'Please enter an amount'],
    ['0', 'Amount must be greater than 0'],
    ['-501', 'Amount must be greater than 0'],
    ['five hundred', 'Please enter the amount in digits, like 501'],
    ['पाँच सौ', 'Please enter the amount in digits, like 501'],
    ['501,00', 'Please enter the amount in digits, like 501'],
  ])('says that %j is not an amount', (amount, message) => {
    expect(noAmountText({ ...typed, amount })).toBe(message)
    expect(saidOf({ amount })).toEqual([['amount', message]])
  })

  it('accepts valid input, for either way of paying', () => {
    expect(saidOf({})).toEqual([])
    expect(saidOf({ paymentMethod: 'card' })).toEqual([])
  })

  it('accepts more by card than by UPI', () => {
    expect(saidOf({ amount: '200000', paymentMethod: 'card' })).toEqual([])
    expect(saidOf({ amount: '200000' })).toEqual([
      [
        'amount',
        'The most you can give at once is ₹1,00,000. To give more, please call the temple',
      ],
    ])
  })

  it('says what else is missing beside its field', () => {
    expect(saidOf({ fullName: '', email: 'meera@' })).toEqual([
      ['fullName', 'Required'],
      ['email', 'Please enter a valid email address'],
    ])
  })

  it('becomes a pledge, and comes back from one', () => {
    const pledge = toPledge(typed, 'D7K3M9WACE')
    expect(pledge).toEqual({
      amount: 1001,
      fullName: 'Meera Kulkarni',
      email: 'meera+puja@example.org',
      paymentMethod: 'gpay',
      reference: 'D7K3M9WACE',
    })
    expect(toPledge(toValues(pledge), 'D7K3M9WACE')).toEqual(pledge)
  })

  it('keeps the reference of an edited pledge, unless another donation has it', () => {
    const pledge = toPledge(typed, 'D7K3M9WACE')
    const refusedAs = (code: 'id_taken' | 'invalid_input') => ({
      status: 409,
      problem: { type: 'about:blank', title: 'No', status: 409, code },
    })
    expect(toValues(pledge).reference).toBe('D7K3M9WACE')
    expect(toValues(pledge, refusedAs('invalid_input')).reference).toBe('D7K3M9WACE')
    expect(toValues(pledge, refusedAs('id_taken')).reference).toBe('')
    expect(saidOf(toValues(pledge))).toEqual([])
  })
})

describe('The checkout', () => {
  const order = (path: string, details = {}) =>
    orderOf(Object.fromEntries(new URL(path, 'http://temple').searchParams), details)

  it.each([
    [
      'a guest',
      false,
      '/checkout?amount=1001&email=meera%2Bpuja%40example.org&name=Meera+Kulkarni',
    ],
    ['who is logged in, of whom the address says nothing', true, '/checkout?amount=1001'],
  ])('asks for what the form of %s said', (_, isSignedIn, address) => {
    const { path, details } = toCheckout(typed, isSignedIn)
    expect(path).toBe(address)
    expect(order(path, details)).toEqual({
      order: {
        amount: 1001,
        email: 'meera+puja@example.org',
        fullName: 'Meera Kulkarni',
        type: 'donation',
      },
    })
  })

  it.each(['', '?email=m@example.org&name=M', '?amount=0&email=m@example.org&name=M', '?amount=x'])(
    'asks for nothing without an amount: %j',
    (query) => expect(order(`/checkout${query}`)).toEqual({ wrongAmount: expect.any(String) }),
  )

  it.each(['?amount=501&name=M', '?amount=501&email=m@example.org'])(
    'asks for nothing without a name or an address, and blames no amount: %j',
    (query) => expect(order(`/checkout${query}`)).toEqual({ wrongAmount: undefined }),
  )

  it('asks for nothing once the details are forgotten, as at a logout', () => {
    const { path } = toCheckout(typed, true)
    expect(order(path)).toEqual({ wrongAmount: undefined })
  })
})

describe('Tiers', () => {
  it.each([
    [1, undefined],
    [1000, undefined],
    [1001, 'devotee'],
    [5000, 'devotee'],
    [5001, 'patron'],
    [11_001, 'benefactor'],
    [21_001, 'grandPatron'],
  ])('%d rupees: %s', (amount, tier) => expect(tierOf(amount)).toBe(tier))
})

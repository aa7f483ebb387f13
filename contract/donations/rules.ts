import type { PaymentMethod } from './input.ts'

/** Section 269ST: this much or more may not be received in cash from one person in a day. */
export const tooMuchCash = 200_000

/** Section 80G(5D): more than this in cash cannot be deducted. */
export const mostCashToDeduct = 2000

/** What a gift is besides an ordinary donation: part of the corpus, or the fee for a puja. */
export type DonationNature = 'corpus' | 'fee'

type DeductionInput = {
  readonly paymentMethod: PaymentMethod
  readonly amount: number
  readonly nature?: DonationNature | undefined
}

/** Why the Income-tax Act allows no deduction under section 80G, whatever the donor's PAN. */
export const whyNotDeductible = ({
  paymentMethod,
  amount,
  nature,
}: DeductionInput): 'cash' | 'anonymous' | 'fee' | undefined => {
  if (nature === 'fee') return 'fee'
  if (paymentMethod === 'hundi') return 'anonymous'
  return paymentMethod === 'cash' && amount > mostCashToDeduct ? 'cash' : undefined
}

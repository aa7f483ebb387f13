import type { PaymentMethod } from './input.ts'

/** Section 269ST: this much or more may not be received in cash from one person in a day. */
export const tooMuchCash = 200_000

/** Section 80G(5D): more than this in cash cannot be deducted. */
export const mostCashToDeduct = 2000

type DeductionInput = { readonly paymentMethod: PaymentMethod; readonly amount: number }

/** Why the Income-tax Act allows no deduction under section 80G, whatever the donor's PAN. */
export const whyNotDeductible = ({
  paymentMethod,
  amount,
}: DeductionInput): 'cash' | 'anonymous' | undefined => {
  if (paymentMethod === 'hundi') return 'anonymous'
  return paymentMethod === 'cash' && amount > mostCashToDeduct ? 'cash' : undefined
}

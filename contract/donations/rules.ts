import type { PaymentMethod } from './input.ts'

/** Section 269ST: nobody may take this much in cash from one person on a day. */
export const tooMuchCash = 200_000

/** Section 80G(5D): more than this in cash cannot be deducted. */
export const mostCashToDeduct = 2000

type Given = { readonly paymentMethod: PaymentMethod; readonly amount: number }

/** Why the Income-tax Act allows no deduction under section 80G, whatever the donor's PAN. */
export const whyNotDeductible = ({
  paymentMethod,
  amount,
}: Given): 'cash' | 'anonymous' | undefined => {
  if (paymentMethod === 'hundi') return 'anonymous'
  return paymentMethod === 'cash' && amount > mostCashToDeduct ? 'cash' : undefined
}

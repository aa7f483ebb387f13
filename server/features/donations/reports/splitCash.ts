import { mostCashToDeduct } from '#contract/donations/rules.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import type { TaxedDonation } from './form10bdRepository.ts'

type SplitCash = {
  /** Of the first one. */
  readonly reference: string
  readonly fullName: string
  readonly paidOn: string
  readonly count: number
  readonly amount: number
}

/**
 * Cash that could be deducted only because one person gave it in parts on one day: section 80G(5D)
 * speaks of any sum above ₹2,000. A question for the accountant, which no rule of ours answers.
 */
export const splitCashOf = (deductible: readonly TaxedDonation[]): SplitCash[] => {
  const cash = deductible.filter(({ paymentMethod, pan }) => paymentMethod === 'cash' && pan)
  const days = Map.groupBy(cash, ({ pan, paidOn }) => `${pan} ${paidOn}`)
  return [...days.values()].flatMap((gifts) => {
    const [first] = gifts
    const amount = addRupees(...gifts.map((gift) => gift.amount))
    if (!first || gifts.length === 1 || amount <= mostCashToDeduct) return []
    const { reference, fullName, paidOn } = first
    return [{ reference, fullName, paidOn, count: gifts.length, amount }]
  })
}

import type { TenderMethod } from '#contract/counter/tenderAdmin.ts'
import { tooMuchCash } from '#contract/donations/rules.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { tooMuch } from './cashLimit.ts'
import { assertRules, type FieldRule } from './counterRules.ts'

/** How somebody pays at the temple. */
export type Tender = {
  readonly method: TenderMethod
  readonly utr?: string | undefined
  readonly slip?: string | undefined
  readonly bank?: string | undefined
}

/** What the law and the way of paying demand, whatever it is for. */
export const tenderRules = ({
  method,
  amount,
  slip,
  bank,
}: Omit<Tender, 'method'> & { readonly method: string; readonly amount: number }): FieldRule[] => [
  ['amount', method === 'cash' && amount >= tooMuchCash && tooMuch],
  [
    'slip',
    method === 'cheque' && !/^\d{6}$/.test(slip ?? '') && 'A cheque has a number of 6 digits',
  ],
  ['bank', method === 'cheque' && !bank && 'Please enter the bank of the cheque'],
]

/** Of what a form holds, only what belongs to its way of paying. */
export const tenderFacts = ({ method, utr, slip, bank }: Tender): Omit<Tender, 'method'> => ({
  ...(method === 'upi' && utr && { utr }),
  ...((method === 'cheque' || method === 'card_machine') && slip && { slip }),
  ...(method === 'cheque' && bank && { bank }),
})

/**
 * Seen on the devotee's phone at most: it counts once the bank statement shows it. A temple without
 * a UPI ID would have nothing to look for.
 */
export const waitsForStatement = (
  { method, utr }: Pick<Tender, 'method' | 'utr'>,
  site: Pick<TempleSite, 'upiAddress'>,
): boolean => {
  if (method !== 'upi' || utr) return false
  const nowhere =
    'Please enter the UTR: the temple has no UPI ID, so the payment cannot be found on its statement'
  assertRules([['utr', site.upiAddress === undefined && nowhere]])
  return true
}

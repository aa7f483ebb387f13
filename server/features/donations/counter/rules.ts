import type { CounterMethod } from '#contract/counter/donationsAdmin.ts'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { tooMuchCash, whyNotDeductible } from '#contract/donations/rules.ts'
import { tooMuch } from '#server/payments/cashLimit.ts'
import {
  assertRules,
  dayRules,
  notAtCounter,
  nothingToVoid,
  whyNotVoidToday,
  type FieldRule,
} from '#server/payments/counterRules.ts'

export type Taken = {
  readonly paymentMethod: CounterMethod
  readonly amount: number
  readonly paidOn: string
  readonly fullName?: string | undefined
  readonly email?: string | undefined
  readonly purpose?: string | undefined
  readonly pan?: string | undefined
  readonly donorAddress?: string | undefined
  readonly utr?: string | undefined
  /** The bank's own statement shows it, with its day and perhaps without a number. */
  readonly isOnStatement?: boolean
  readonly cheque?: { readonly number: string; readonly bank: string } | undefined
}

const notDeductible = {
  cash: 'Cash above ₹2,000 cannot be deducted (section 80G(5D)). Leave the PAN empty, or take it by cheque or bank transfer',
  anonymous:
    'What comes from the hundi cannot be deducted, because nobody knows its donors (section 115BBC). Please leave this empty',
} as const

const nobody = 'What comes from the hundi has no donor. Please leave this empty'

const rulesOf = (taken: Taken, today: string): readonly FieldRule[] => {
  const { paymentMethod, amount, paidOn, fullName, email, pan, utr, cheque } = taken
  const { isOnStatement } = taken
  const isHundi = paymentMethod === 'hundi'
  const why = whyNotDeductible(taken)
  return [
    ...dayRules(paidOn, today, { isOnStatement }),
    [
      'amount',
      paymentMethod === 'cash' && amount >= tooMuchCash && tooMuch('cheque or bank transfer'),
    ],
    ['fullName', isHundi ? fullName && nobody : !fullName && 'Please enter the donor’s name'],
    ['email', isHundi && email && nobody],
    ['pan', pan && why && notDeductible[why]],
    [
      'utr',
      paymentMethod === 'transfer' &&
        !utr &&
        !isOnStatement &&
        'Please enter the bank’s number (UTR)',
    ],
    [
      'cheque',
      paymentMethod === 'cheque' && !cheque && 'Please enter the cheque’s number and bank',
    ],
  ]
}

type Recorded = {
  readonly paymentMethod: PaymentMethod
  readonly status: DonationStatus
  readonly createdAt: string
}

/** Why a donation cannot become void; undefined if it can: by staff, on the day they recorded it. */
export const whyNotVoid = (
  { paymentMethod, status, createdAt }: Recorded,
  timeZone: string,
  now: Date,
): string | undefined => {
  if (paymentMethod === 'card' || paymentMethod === 'gpay') {
    return notAtCounter
  }
  if (status !== 'pending' && status !== 'succeeded') return nothingToVoid
  return whyNotVoidToday({ createdAt }, timeZone, now)
}

/** What the law, the calendar and the way of paying demand; all at once, for the form. */
export const assertTakeable = (taken: Taken, today: string): void =>
  assertRules(rulesOf(taken, today))

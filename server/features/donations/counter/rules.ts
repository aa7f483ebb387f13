import { civilDateAt } from '#almanac/zone.ts'
import type { CounterMethod } from '#contract/counter/donationsAdmin.ts'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { tooMuchCash, whyNotDeductible } from '#contract/donations/rules.ts'
import { AppError } from '#server/errors.ts'
import { financialYearOf } from '#server/money/financialYear.ts'
import { tooMuch } from '#server/payments/cashLimit.ts'

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

const fieldsOf = (
  taken: Taken,
  today: string,
): readonly (readonly [string, string | boolean | undefined])[] => {
  const { paymentMethod, amount, paidOn, fullName, email, pan, utr, cheque } = taken
  const { isOnStatement = false } = taken
  const isHundi = paymentMethod === 'hundi'
  const year = financialYearOf(today)
  const why = whyNotDeductible(taken)
  return [
    ['paidOn', paidOn > today && 'This date is in the future'],
    [
      'paidOn',
      !isOnStatement &&
        financialYearOf(paidOn) < year &&
        `The books of that year are closed. Please enter a day of ${year}, which began on 1 April`,
    ],
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
    return 'It was not recorded at the counter.'
  }
  if (status !== 'pending' && status !== 'succeeded') {
    return 'It does not count any more, so there is nothing to take back.'
  }
  const recordedOn = civilDateAt(Date.parse(createdAt), timeZone)
  return recordedOn === civilDateAt(now.getTime(), timeZone)
    ? undefined
    : 'It was recorded on an earlier day. Please refund it instead.'
}

/** What the law, the calendar and the way of paying demand; all at once, for the form. */
export const assertTakeable = (taken: Taken, today: string): void => {
  const wrong = fieldsOf(taken, today).flatMap(([at, detail]) =>
    typeof detail === 'string' && detail !== '' ? [{ pointer: `#/${at}`, detail }] : [],
  )
  if (wrong.length > 0) throw new AppError('invalid_input', undefined, wrong)
}

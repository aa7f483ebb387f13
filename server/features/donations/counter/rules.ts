import type { CounterMethod } from '#contract/counter/donationsAdmin.ts'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { type DonationNature, whyNotDeductible } from '#contract/donations/rules.ts'
import type { Actor } from '#server/http/implement.ts'
import type { DonationStep } from '#server/features/donations/repository.ts'
import {
  assertRules,
  dayRules,
  lateCashRules,
  notAtCounter,
  nothingToVoid,
  whyNotVoidToday,
  type FieldRule,
} from '#server/payments/counterRules.ts'
import { tenderRules, type Tender } from '#server/payments/tender.ts'

export type Taken = Omit<Tender, 'method'> & {
  readonly paymentMethod: CounterMethod
  readonly amount: number
  readonly paidOn: string
  readonly lateReason?: string | undefined
  /** Made on the device. */
  readonly reference?: string | undefined
  readonly fullName?: string | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly purpose?: string | undefined
  readonly pan?: string | undefined
  readonly donorAddress?: string | undefined
  /** The yearly seva that it pays for; its purpose is the temple's, not one of the form's list. */
  readonly seva?: { readonly id: string; readonly nature: DonationNature | undefined } | undefined
  /** The day that it sponsors; it also has a purpose of the temple's. */
  readonly sponsoredDayId?: string | undefined
  /** The bank's own statement shows it, with its day and perhaps without a number. */
  readonly isOnStatement?: boolean
}

/** Donors pledge by UPI on the site too, where it is called by the app that was first. */
export const storedMethod = (method: CounterMethod): PaymentMethod =>
  method === 'upi' ? 'gpay' : method

const notDeductible = {
  cash: 'Cash above ₹2,000 cannot be deducted (section 80G(5D)). Leave the PAN empty, or take it by UPI, card machine or cheque',
  fee: 'The fee for a puja is no donation and cannot be deducted. Please leave the PAN empty',
  anonymous:
    'What comes from the hundi cannot be deducted, because nobody knows its donors (section 115BBC). Please leave this empty',
} as const

const nobody = 'What comes from the hundi has no donor. Please leave this empty'

const rulesOf = (taken: Taken, today: string, actor: Actor): readonly FieldRule[] => {
  const { paymentMethod, amount, paidOn, fullName, email, phone, pan, utr } = taken
  const { isOnStatement } = taken
  const isHundi = paymentMethod === 'hundi'
  const nature = taken.seva?.nature
  const why = whyNotDeductible({ paymentMethod: storedMethod(paymentMethod), amount, nature })
  return [
    ...dayRules(paidOn, today, { isOnStatement }),
    ...lateCashRules({ ...taken, method: paymentMethod }, today, actor),
    ...tenderRules({ ...taken, method: paymentMethod }),
    ['fullName', isHundi ? fullName && nobody : !fullName && 'Please enter the donor’s name'],
    ['email', isHundi && email && nobody],
    ['phone', isHundi && phone && nobody],
    ['donorAddress', isHundi && taken.donorAddress && nobody],
    ['pan', pan && why && notDeductible[why]],
    [
      'utr',
      paymentMethod === 'transfer' &&
        !utr &&
        !isOnStatement &&
        'Please enter the bank’s number (UTR)',
    ],
  ]
}

type Recorded = {
  readonly paymentMethod: PaymentMethod
  readonly status: DonationStatus
  readonly createdAt: string
  /** Of its first step. */
  readonly writtenBy: DonationStep['by'] | undefined
}

/** Why a donation cannot become void; undefined if it can: by staff, on the day they recorded it. */
export const whyNotVoid = (
  { paymentMethod, status, createdAt, writtenBy }: Recorded,
  timeZone: string,
  now: Date,
): string | undefined => {
  if (paymentMethod === 'card' || writtenBy !== 'temple') return notAtCounter
  if (status !== 'pending' && status !== 'succeeded') return nothingToVoid
  return whyNotVoidToday({ createdAt }, timeZone, now)
}

/** What the law, the calendar and the way of paying demand; all at once, for the form. */
export const assertTakeable = (taken: Taken, today: string, actor: Actor): void =>
  assertRules(rulesOf(taken, today, actor))

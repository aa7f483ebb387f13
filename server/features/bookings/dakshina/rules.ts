import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/http/implement.ts'
import {
  assertRules,
  dayRules,
  lateCashRules,
  notAtCounter,
  nothingToVoid,
  whyNotVoidToday,
} from '#server/payments/counterRules.ts'
import { tenderRules, type Tender } from '#server/payments/tender.ts'
import type { DakshinaRecord } from './repository.ts'
import { methodNames } from './words.ts'

export type Taken = Tender & {
  readonly amount: number
  readonly paidOn: string
  readonly lateReason?: string | undefined
}

/** What the law, the calendar and the way of paying demand; all at once, for the form. */
export const assertTakeable = (taken: Taken, today: string, actor: Actor): void =>
  assertRules([
    ...dayRules(taken.paidOn, today),
    ...lateCashRules(taken, today, actor),
    ...tenderRules(taken),
  ])

/** Two record at once: the second one sees what the first one did, and nothing is recorded twice. */
export const assertSeen = ({ payments, seen: now }: StaffDakshina, seen: number): void => {
  const [latest] = payments
  if (!latest || now === seen) return
  const { status, amount, method, isAtCounter } = latest
  const what = `${formatRupees(amount)} (${methodNames[method]})`
  const details =
    status === 'pending' && !isAtCounter
      ? `The devotee has said in the meantime that they paid ${what}.`
      : `${what} has been recorded for this booking in the meantime.`
  throw new AppError(
    'wrong_status',
    `${details} Nothing of yours was recorded. Please check, and record it again if it is another payment.`,
  )
}

/** Somebody asked the provider a moment ago; after this long, its answer was lost. */
const refundMs = 60_000

export const assertNotRefunding = (
  { refundReason, updatedAt }: DakshinaRecord,
  now: Date,
): void => {
  if (refundReason === undefined || updatedAt === undefined) return
  if (now.getTime() - Date.parse(updatedAt) >= refundMs) return
  const words =
    'A refund of it was requested a moment ago. If it is not shown in a minute, please try again.'
  throw new AppError('wrong_status', words)
}

/** The bank has not said what became of it. */
export const isAtBank = ({
  status,
  paymentMethod,
}: Pick<DakshinaRecord, 'status' | 'paymentMethod'>): boolean =>
  status === 'pending' && paymentMethod === 'cheque'

/**
 * Staff recorded it by mistake: nothing else that was received is cancelled later, and a cheque that
 * does not clear has failed.
 */
export const isVoid = ({
  status,
  paidAt,
  paymentMethod,
}: Pick<DakshinaRecord, 'status' | 'paidAt' | 'paymentMethod'>): boolean =>
  status === 'cancelled' && (paidAt !== undefined || paymentMethod === 'cheque')

/** Why a payment cannot become void; undefined if it can: by staff, on the day they recorded it. */
export const whyNotVoid = (
  payment: DakshinaRecord,
  timeZone: string,
  now: Date,
): string | undefined => {
  if (payment.paymentMethod === 'card') return notAtCounter
  if (payment.claimedAt !== undefined) {
    return payment.isAtCounter
      ? 'It is looked for on the bank statement. A treasurer closes it if it is not there.'
      : 'The devotee said they had paid it, so it was not recorded at the counter.'
  }
  if (payment.status !== 'succeeded' && !isAtBank(payment)) return nothingToVoid
  return whyNotVoidToday(payment, timeZone, now)
}

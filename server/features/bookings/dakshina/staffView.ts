import type { Knex } from 'knex'
import type {
  DakshinaRow,
  StaffDakshina,
  StaffDakshinaPayment,
} from '#contract/bookings/dakshinaAdmin.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import { asReference } from '#contract/reference.ts'
import { AppError } from '#server/errors.ts'
import { findPuja } from '#server/features/bookings/pujas/repository.ts'
import { findBooking } from '#server/features/bookings/repository.ts'
import { findByUtr } from '#server/payments/utr.ts'
import { listOfBookingForAdmin, type AdminRecord } from './adminRepository.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { isAtBank, isVoid, whyNotVoid } from './rules.ts'
import { isClaim } from './service.ts'

type Showing = {
  readonly receipts: DakshinaReceipts
  readonly timeZone: string
  readonly now: Date
}

const actionsOf = (
  payment: AdminRecord,
  { timeZone, now }: Showing,
): StaffDakshinaPayment['actions'] => {
  if (isClaim(payment)) return ['confirm', 'dismiss']
  const undo = whyNotVoid(payment, timeZone, now) ? [] : (['void'] as const)
  // One that bounced may clear when it is presented again.
  const isBounced = payment.status === 'failed' && payment.paymentMethod === 'cheque'
  if (isAtBank(payment) || isBounced) return ['cheque', ...undo]
  if (payment.status !== 'succeeded') return []
  return [payment.paymentMethod === 'card' ? 'refund' : 'return', ...undo]
}

const paymentOf = (payment: AdminRecord, showing: Showing): StaffDakshinaPayment => {
  const { receiptNumber, refundReason: reason, seen } = payment
  const { pathOf } = showing.receipts
  return {
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    method: payment.paymentMethod,
    isTest: payment.isTest,
    createdAt: payment.createdAt,
    claimedAt: payment.claimedAt,
    ...(payment.isAtCounter && { isAtCounter: true }),
    claimedAmount: payment.claimedAmount,
    utr: payment.utr,
    slip: payment.slip,
    bank: payment.bank,
    paidOn: payment.paidOn,
    refundedAmount: rupeesOf(payment.refundedPaise),
    isDisputed: payment.dispute === 'open',
    isToRefund: payment.status === 'succeeded' && payment.bookingStatus === 'cancelled',
    actions: actionsOf(payment, showing),
    ...(seen && isClaim(payment) && { seen }),
    ...(isVoid(payment)
      ? { isVoid: true, voidReason: reason }
      : reason !== undefined && { refundReason: reason }),
    ...(receiptNumber !== undefined && {
      receipt: { number: receiptNumber, path: pathOf(receiptNumber) },
    }),
  }
}

/** One line of the treasurer's list. */
export const rowOf = (payment: AdminRecord, showing: Showing): DakshinaRow => {
  const { reference, bookingStatus, pujaType, pujaName, preferredDate, fullName } = payment
  const booked = { reference, bookingStatus, pujaType, pujaName, preferredDate, fullName }
  return { ...paymentOf(payment, showing), ...booked }
}

/** What waited for the bank and came adds no payment, but staff have to know it before another. */
const countSeen = (payments: readonly AdminRecord[]): number =>
  payments.length +
  payments.filter(
    ({ claimedAt, paymentMethod, receiptNumber }) =>
      (claimedAt || paymentMethod === 'cheque') && receiptNumber,
  ).length

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  readonly receipts: DakshinaReceipts
  readonly now: () => Date
}

export const createStaffView = ({ findSite, receipts, now }: Deps) => {
  /** A claim with what its number is already recorded for. */
  const withTaken = async (db: Knex, payment: AdminRecord, showing: Showing) => {
    const shown = paymentOf(payment, showing)
    const utr = isClaim(payment) ? payment.utr : undefined
    const utrTakenBy = utr && (await findByUtr(db, utr))
    return utrTakenBy ? { ...shown, utrTakenBy } : shown
  }

  return async (db: Knex, typed: string): Promise<StaffDakshina> => {
    const booking = await findBooking(db, asReference(typed))
    if (!booking) throw new AppError('not_found', 'There is no such booking.')
    const { reference, status: bookingStatus, pujaType, preferredDate, fullName } = booking
    const payments = await listOfBookingForAdmin(db, reference)
    const puja = await findPuja(db, pujaType)
    const { timeZone } = (await findSite(db)).city
    const showing = { receipts, timeZone, now: now() }
    return {
      reference,
      bookingStatus,
      pujaType,
      pujaName: puja?.name ?? pujaType,
      preferredDate,
      fullName,
      payments: await Promise.all(payments.map((payment) => withTaken(db, payment, showing))),
      seen: countSeen(payments),
      proposed: puja?.price,
    }
  }
}

export type StaffView = ReturnType<typeof createStaffView>

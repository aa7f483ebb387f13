import type { Knex } from 'knex'
import type { DakshinaRow, StaffDakshina, StaffDakshinaPayment } from '#contract/dakshinaAdmin.ts'
import { rupeesOf } from '#contract/money.ts'
import { AppError } from '#server/errors.ts'
import { findPuja } from '#server/features/bookings/pujas/repository.ts'
import { asReference } from '#server/features/bookings/reference.ts'
import { findBooking } from '#server/features/bookings/repository.ts'
import { listOfBookingForAdmin, type AdminRecord } from './adminRepository.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { isClaim } from './service.ts'

const actionsOf = (payment: AdminRecord): StaffDakshinaPayment['actions'] => {
  if (isClaim(payment)) return ['confirm', 'dismiss']
  if (payment.status !== 'succeeded') return []
  return [payment.paymentMethod === 'card' ? 'refund' : 'return']
}

const paymentOf = (payment: AdminRecord, { pathOf }: DakshinaReceipts): StaffDakshinaPayment => {
  const { receiptNumber, refundReason, seen } = payment
  return {
    id: payment.id,
    status: payment.status,
    amount: payment.amount,
    method: payment.paymentMethod,
    isTest: payment.isTest,
    createdAt: payment.createdAt,
    claimedAt: payment.claimedAt,
    utr: payment.utr,
    slip: payment.slip,
    paidOn: payment.paidOn,
    refundedAmount: rupeesOf(payment.refundedPaise),
    isDisputed: payment.dispute === 'open',
    isToRefund: payment.status === 'succeeded' && payment.bookingStatus === 'cancelled',
    actions: actionsOf(payment),
    ...(seen && isClaim(payment) && { seen }),
    ...(refundReason !== undefined && { refundReason }),
    ...(receiptNumber !== undefined && {
      receipt: { number: receiptNumber, path: pathOf(receiptNumber) },
    }),
  }
}

/** One line of the treasurer's list. */
export const rowOf = (payment: AdminRecord, receipts: DakshinaReceipts): DakshinaRow => {
  const { reference, bookingStatus, pujaType, pujaName, preferredDate, fullName } = payment
  const booked = { reference, bookingStatus, pujaType, pujaName, preferredDate, fullName }
  return { ...paymentOf(payment, receipts), ...booked }
}

export const createStaffView =
  (receipts: DakshinaReceipts) =>
  async (db: Knex, asked: string): Promise<StaffDakshina> => {
    const booking = await findBooking(db, asReference(asked))
    if (!booking) throw new AppError('not_found', 'There is no such booking.')
    const { reference, status: bookingStatus, pujaType, preferredDate, fullName } = booking
    const payments = await listOfBookingForAdmin(db, reference)
    const puja = await findPuja(db, pujaType)
    return {
      reference,
      bookingStatus,
      pujaType,
      pujaName: puja?.name ?? pujaType,
      preferredDate,
      fullName,
      payments: payments.map((payment) => paymentOf(payment, receipts)),
      seen: payments.length,
      proposed: puja?.price,
    }
  }

export type StaffView = ReturnType<typeof createStaffView>

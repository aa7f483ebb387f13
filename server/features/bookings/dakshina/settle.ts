import type { Knex } from 'knex'
import type { Payment } from '#server/adapters/payment/port.ts'
import { AppError } from '#server/errors.ts'
import { findBooking } from '#server/features/bookings/repository.ts'
import { checkAfterChange, nextCheck } from '#server/payments/checks.ts'
import { refundChanges } from '#server/payments/refundChanges.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { paiseOf } from '#contract/payments/money.ts'
import type { DakshinaNotifications } from './notifications.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { updateDakshina, type DakshinaRecord } from './repository.ts'

type Deps = {
  readonly receipts: DakshinaReceipts
  readonly tell: DakshinaNotifications
  readonly now: () => Date
}

/** By the temple's own means. */
type Refund = { readonly reason: string; readonly isInCash?: boolean | undefined }

/** The only code that changes the status of a dakshina. The caller has locked its row. */
export const createDakshinaSettle = ({ receipts, tell, now }: Deps) => {
  const save = async (trx: Knex, changed: DakshinaRecord): Promise<DakshinaRecord> => {
    await updateDakshina(trx, changed, now().toISOString())
    return changed
  }

  const move = async (
    trx: Knex,
    payment: DakshinaRecord,
    status: DakshinaRecord['status'],
  ): Promise<DakshinaRecord> => {
    if (!mayFollow(payment.status, status)) return payment
    const changed = { ...payment, status }
    return save(trx, { ...changed, checkAt: nextCheck(changed, now()) })
  }

  return {
    move,

    /** The money has arrived, whatever became of the puja: its receipt comes with it. */
    succeed: async (trx: Knex, payment: DakshinaRecord, paidAt: Date): Promise<DakshinaRecord> => {
      if (!mayFollow(payment.status, 'succeeded')) return payment
      const booking = await findBooking(trx, payment.reference)
      if (!booking) throw new AppError('not_found', 'There is no such booking.')
      const moved = await move(trx, { ...payment, paidAt: paidAt.toISOString() }, 'succeeded')
      // Last, because everybody else waits for the receipt number.
      await receipts.issue(trx, moved, { paidAt, booking })
      await tell.received(trx, moved, booking)
      return moved
    },

    /** The temple refunded all of it by its own means. */
    giveBack: async (
      trx: Knex,
      payment: DakshinaRecord,
      { reason: refundReason, isInCash }: Refund,
    ): Promise<void> => {
      const refundedPaise = paiseOf(payment.amount)
      const inCash = isInCash && { refundedInCashAt: now().toISOString() }
      const refunded = { ...payment, refundedPaise, refundReason, ...inCash }
      const moved = await move(trx, refunded, 'refunded')
      await tell.refunded(trx, moved, refundedPaise - payment.refundedPaise)
    },

    /**
     * Staff recorded it by mistake: the only step back. The receipt keeps its number and counts for
     * nothing.
     */
    markVoid: (trx: Knex, payment: DakshinaRecord, refundReason: string): Promise<DakshinaRecord> =>
      save(trx, { ...payment, status: 'cancelled', refundReason }),

    /** Why staff refund it; undefined if the provider refused to. */
    noteReason: (
      trx: Knex,
      payment: DakshinaRecord,
      refundReason: string | undefined,
    ): Promise<DakshinaRecord> => save(trx, { ...payment, refundReason }),

    /** How much was refunded, according to the provider. */
    applyRefunds: async (trx: Knex, paid: DakshinaRecord, payment: Payment): Promise<void> => {
      const news = refundChanges(paid, payment)
      if (!news) return
      const changed = { ...paid, ...news.changes }
      await save(trx, { ...changed, checkAt: checkAfterChange(changed, now()) })
      const paise = changed.refundedPaise - paid.refundedPaise
      if (news.notes.includes('given_back')) await tell.refunded(trx, changed, paise)
    },
  }
}

export type DakshinaSettle = ReturnType<typeof createDakshinaSettle>

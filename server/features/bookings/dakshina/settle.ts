import { AppError } from '#server/errors.ts'
import { findBooking } from '#server/features/bookings/repository.ts'
import { createSettle } from '#server/payments/settle.ts'
import type { DakshinaNotifications } from './notifications.ts'
import type { DakshinaReceipts } from './receipts.ts'
import { updateDakshina, type DakshinaRecord } from './repository.ts'

type Deps = {
  readonly receipts: DakshinaReceipts
  readonly notifications: DakshinaNotifications
  readonly now: () => Date
}

/** Dakshina, when its money comes, whatever became of the puja, or goes back. */
export const createDakshinaSettle = ({ receipts, notifications, now }: Deps) =>
  createSettle<DakshinaRecord>({
    update: updateDakshina,
    // It has no trail: what staff do is in the activity log. When it was refunded is with the payment.
    addStep: async (trx, { id }, { status, note, at }) => {
      const isRefund = status === 'refunded' || note === 'given_back'
      if (isRefund) await trx('dakshina_payments').where({ id }).update({ refunded_at: at })
      return 0
    },
    thank: async (trx, payment, paidAt) => {
      const booking = await findBooking(trx, payment.reference)
      if (!booking) throw new AppError('not_found', 'There is no such booking.')
      // Last, because everybody else waits for the receipt number.
      await receipts.issue(trx, payment, { paidAt, booking })
      await notifications.received(trx, payment, booking)
    },
    notifyRefund: (trx, payment, { paise }) => notifications.refunded(trx, payment, paise),
    now,
  })

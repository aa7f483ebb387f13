import type { Knex } from 'knex'
import {
  PaymentError,
  type Payment,
  type PaymentProvider,
  type Subject,
} from '#server/adapters/payment/port.ts'
import { AppError } from '#server/errors.ts'
import { type AskProvider, cardsAway, type PaymentLog } from './askProvider.ts'
import type { OwnedPayable } from './lookup.ts'
import type { Payable } from './payable.ts'

type Deps = {
  /** Throws if cards are not offered. */
  readonly offered: () => PaymentProvider
  readonly payableOf: (type: Subject['type']) => Payable
  readonly askProvider: AskProvider
  /** Applies what the provider says about a payment. */
  readonly update: (
    db: Knex,
    found: OwnedPayable,
    read: () => Promise<Payment | undefined>,
  ) => Promise<unknown>
  readonly log: Pick<PaymentLog, 'warn'>
}

/** The provider refuses the refund and says why. */
export class RefundRefused extends AppError {
  constructor(reason: string) {
    super('wrong_status', `The card provider refused the refund: ${reason}`)
  }
}

/**
 * Refunds a payment by card, or so much of it that `totalPaise` are refunded in all. Our records
 * follow the provider's word.
 */
export const createCardRefund = ({ offered, payableOf, askProvider, update, log }: Deps) => {
  const restOf = async (paymentId: string, totalPaise: number): Promise<number> => {
    const payment = await askProvider(offered().read(paymentId), { payment: paymentId })
    if (payment?.refundedPaise === undefined) throw cardsAway()
    return totalPaise - payment.refundedPaise
  }

  return async (db: Knex, { type, id }: Subject, totalPaise?: number): Promise<void> => {
    const provider = offered()
    const payable = payableOf(type)
    const owed = await payable.find(db, { id })
    if (owed?.status !== 'succeeded' || owed.paymentId === undefined) {
      throw new AppError('wrong_status')
    }
    const facts = { [type]: id }
    const { paymentId } = owed
    const paise = totalPaise === undefined ? undefined : await restOf(paymentId, totalPaise)
    if (paise === undefined || paise > 0) {
      const refunded = provider.refund(paymentId, paise).catch((error: unknown) => {
        if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error
        log.warn({ ...facts, code: error.code }, 'the payment provider refused a refund')
        throw new RefundRefused(error.message)
      })
      await askProvider(refunded, facts)
    }
    await update(db, { payable, owed }, () => askProvider(provider.read(paymentId), facts))
  }
}

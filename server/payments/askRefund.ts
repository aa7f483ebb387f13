import type { Knex } from 'knex'
import type { Subject } from '#server/adapters/payment/port.ts'
import { AppError } from '#server/errors.ts'
import { RefundRefused } from './cardRefund.ts'
import type { Payments } from './payments.ts'

/** Asks the card provider for a refund, in words for staff; `onRefused` before they read them. */
export const askRefund = async (
  { refund }: Pick<Payments, 'refund'>,
  db: Knex,
  subject: Subject,
  onRefused: () => Promise<void>,
): Promise<void> => {
  try {
    await refund(db, subject)
  } catch (error) {
    if (error instanceof RefundRefused) await onRefused()
    if (!(error instanceof AppError) || error.code !== 'cards_not_offered') throw error
    const words =
      'Card payments are no longer set up here. Please refund it on the card provider’s website.'
    throw new AppError('cards_not_offered', words)
  }
}

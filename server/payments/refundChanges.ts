import { paiseOf } from '#contract/payments/money.ts'
import type { Payment } from '#server/adapters/payment/port.ts'
import type { Owed } from './payable.ts'

/** What the card's bank did, in the words of a trail. */
const noteOfDispute = {
  open: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<NonNullable<Payment['dispute']>, string>

type PreviousState = Pick<Owed, 'amount' | 'refundedPaise' | 'dispute'> & {
  readonly disputeDue?: string | undefined
}

export type RefundNote =
  | (typeof noteOfDispute)[keyof typeof noteOfDispute]
  | 'given_back'
  | 'refund_failed'

const notesOf = (before: PreviousState, { refundedPaise = 0, dispute }: Payment): RefundNote[] => {
  const isNewDispute = dispute !== undefined && dispute !== before.dispute
  const notes: RefundNote[] = isNewDispute ? [noteOfDispute[dispute]] : []
  const isByDispute = isNewDispute && (dispute === 'lost' || before.dispute === 'lost')
  if (refundedPaise !== before.refundedPaise && !isByDispute) {
    notes.push(refundedPaise > before.refundedPaise ? 'given_back' : 'refund_failed')
  }
  return notes
}

/**
 * How much of something paid was refunded, according to the provider's latest answer; undefined if
 * that is known already. Only this moves both ways: a bank may return a refund, and a lost dispute
 * may still be won.
 */
export const refundChanges = (before: PreviousState, payment: Payment) => {
  const { refundedPaise, dispute = before.dispute, disputeDueAt } = payment
  if (refundedPaise === undefined) return undefined
  const notes = notesOf(before, payment)
  if (notes.length === 0) return undefined
  const status = refundedPaise >= paiseOf(before.amount) ? 'refunded' : 'succeeded'
  const dueBefore = dispute === 'open' ? before.disputeDue : undefined
  const disputeDue = disputeDueAt?.toISOString() ?? dueBefore
  return { notes, changes: { status, refundedPaise, dispute, disputeDue } } as const
}

import type { Knex } from 'knex'
import type { DonationNote } from '#contract/donationsAdmin.ts'
import { paiseOf } from '#contract/money.ts'
import type { Payment } from '#server/adapters/payment/port.ts'
import { checkAfterChange } from '#server/payments/checks.ts'
import type { Notifications } from './notifications.ts'
import { addStep, updateDonation, type DonationRecord } from './repository.ts'

const noteOfDispute = {
  open: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<NonNullable<Payment['dispute']>, DonationNote>

/** The new steps, in the words of the trail. */
const notesOf = (
  donation: DonationRecord,
  { refundedPaise = 0, dispute }: Payment,
): DonationNote[] => {
  const isNewDispute = dispute !== undefined && dispute !== donation.dispute
  const notes: DonationNote[] = isNewDispute ? [noteOfDispute[dispute]] : []
  const isByDispute = isNewDispute && (dispute === 'lost' || donation.dispute === 'lost')
  if (refundedPaise !== donation.refundedPaise && !isByDispute) {
    notes.push(refundedPaise > donation.refundedPaise ? 'given_back' : 'refund_failed')
  }
  return notes
}

/**
 * Applies how much of a paid donation was refunded, according to the provider's latest answer. Only
 * this moves both ways: a bank may return a refund, and a lost dispute may still be won.
 */
export const applyRefunds = async (
  trx: Knex,
  donation: DonationRecord,
  payment: Payment,
  { now, tell }: { readonly now: Date; readonly tell: Notifications },
): Promise<void> => {
  const { refundedPaise, dispute = donation.dispute, disputeDueAt } = payment
  if (refundedPaise === undefined) return
  const notes = notesOf(donation, payment)
  if (notes.length === 0) return
  const status = refundedPaise >= paiseOf(donation.amount) ? 'refunded' : 'succeeded'
  const dueBefore = dispute === 'open' ? donation.disputeDue : undefined
  const disputeDue = disputeDueAt?.toISOString() ?? dueBefore
  const changed: DonationRecord = { ...donation, status, refundedPaise, dispute, disputeDue }
  const at = now.toISOString()
  await updateDonation(trx, { ...changed, checkAt: checkAfterChange(changed, now) }, at)
  for (const note of notes) {
    const step = await addStep(trx, donation.id, {
      status,
      at,
      by: 'provider',
      note,
      refundedPaise,
    })
    if (note === 'disputed') await tell.disputed(trx, changed, step)
    if (note === 'given_back') {
      await tell.givenBack(trx, changed, { paise: refundedPaise - donation.refundedPaise, step })
    }
  }
}

import type { Knex } from 'knex'
import type { Payment } from '#server/adapters/payment/port.ts'
import { checkAfterChange } from '#server/payments/checks.ts'
import { refundChanges } from '#server/payments/refundChanges.ts'
import type { Notifications } from './notifications.ts'
import { addStep, updateDonation, type DonationRecord } from './repository.ts'

/** Applies how much of a paid donation was refunded, and notifies about it. */
export const applyRefunds = async (
  trx: Knex,
  donation: DonationRecord,
  payment: Payment,
  { now, tell }: { readonly now: Date; readonly tell: Notifications },
): Promise<void> => {
  const news = refundChanges(donation, payment)
  if (!news) return
  const { status, refundedPaise } = news.changes
  const changed: DonationRecord = { ...donation, ...news.changes }
  const at = now.toISOString()
  await updateDonation(trx, { ...changed, checkAt: checkAfterChange(changed, now) }, at)
  for (const note of news.notes) {
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

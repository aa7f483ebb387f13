import type { Knex } from 'knex'
import type { DonationStatus } from '#contract/donations/public.ts'
import { paiseOf } from '#contract/payments/money.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Payment } from '#server/adapters/payment/port.ts'
import { nextCheck } from '#server/payments/checks.ts'
import { applyRefunds } from './refunds.ts'
import type { Receipts } from './receipts/receipts.ts'
import { addStep, updateDonation, type DonationRecord, type DonationStep } from './repository.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import type { Notifications } from './notifications.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<TempleSite>
  readonly tell: Notifications
  readonly receipts: Receipts
  readonly now: () => Date
}

export type By = Pick<DonationStep, 'by' | 'actorId' | 'note'>

/** The only code that changes a donation's status. The caller has locked its row. */
export const createSettle = ({ findSite, tell, receipts, now }: Deps) => {
  const move = async (
    trx: Knex,
    donation: DonationRecord,
    status: DonationStatus,
    by: By,
  ): Promise<DonationRecord> => {
    if (!mayFollow(donation.status, status)) return donation
    const at = now().toISOString()
    const changed: DonationRecord = { ...donation, status }
    const moved: DonationRecord = { ...changed, checkAt: nextCheck(changed, now()) }
    await updateDonation(trx, moved, at)
    await addStep(trx, donation.id, { status, at, ...by })
    return moved
  }

  /**
   * The money has arrived: the receipt and the email of thanks come with it, or none of the three.
   */
  const succeed = async (
    trx: Knex,
    donation: DonationRecord,
    paidAt: Date,
    by: By,
  ): Promise<DonationRecord> => {
    if (!mayFollow(donation.status, 'succeeded')) return donation
    const paid = { ...donation, paidAt: paidAt.toISOString() }
    const moved = await move(trx, paid, 'succeeded', by)
    await tell.thanks(trx, moved)
    // Last, because everybody else waits for the receipt number.
    await receipts.issue(trx, moved, { paidAt, site: await findSite(trx) })
    return moved
  }

  /** The temple refunded all of it by its own means. */
  const refund = async (trx: Knex, donation: DonationRecord, by: By): Promise<DonationRecord> => {
    const refundedPaise = paiseOf(donation.amount)
    const paise = refundedPaise - donation.refundedPaise
    const returned = { ...donation, refundedPaise }
    await tell.givenBack(trx, returned, { paise, step: refundedPaise })
    return move(trx, returned, 'refunded', by)
  }

  /**
   * Staff recorded it by mistake: the only step back. The receipt keeps its number and counts for
   * nothing.
   */
  const markVoid = async (
    trx: Knex,
    donation: DonationRecord,
    reason: string,
    actorId: string,
  ): Promise<DonationRecord> => {
    const at = now().toISOString()
    const status = 'cancelled'
    const voided: DonationRecord = { ...donation, status, voidReason: reason }
    await updateDonation(trx, voided, at)
    await addStep(trx, donation.id, { status, at, by: 'temple', actorId, note: 'voided' })
    return voided
  }

  return {
    move,
    markVoid,
    succeed,
    refund,

    /** How much was refunded, according to the provider. */
    applyRefunds: (trx: Knex, paid: DonationRecord, payment: Payment): Promise<void> =>
      applyRefunds(trx, paid, payment, { now: now(), tell }),
  }
}

export type Settle = ReturnType<typeof createSettle>

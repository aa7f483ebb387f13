import type { Knex } from 'knex'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import { paiseOf, rupeesOf } from '#contract/payments/money.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { askRefund } from '#server/payments/askRefund.ts'
import type { Payments } from '#server/payments/payments.ts'
import { createConfirming, once, type Came } from '#server/features/donations/upi/confirm.ts'
import { byTemple } from '#server/payments/trail.ts'
import { createAdminQueries, lockForAdmin } from './queries.ts'
import { listForgotten, setRefund } from './repository.ts'
import { lockDonation, type DonationRecord } from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'

export type AdminDeps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly donations: Pick<Donations, 'confirm' | 'settle' | 'receiptPathOf' | 'receipts'>
  readonly payments: Pick<Payments, 'refund' | 'isOffered'>
}

/** Nobody pays this long after pledging. */
const forgottenDays = 30

const atReturn = {
  succeeded: '',
  refunded: 'It has already been refunded.',
  pending: 'It was never confirmed, so there is nothing to refund.',
  failed: 'It was not paid, so there is nothing to refund.',
  cancelled: 'It was not paid, so there is nothing to refund.',
} as const

/** The donations as the temple's administrators see them, and what they do with them. */
export const createDonationAdmin = (deps: AdminDeps) => {
  const { donations, payments, audit, now } = deps
  const { get, list, csv } = createAdminQueries(deps)
  const { confirmIn, recordIn } = createConfirming(deps)
  const { settle } = donations

  const write = (
    trx: Knex,
    actor: Actor,
    { reference, status }: DonationRecord,
    action: string,
    after: object,
  ): Promise<void> =>
    audit(trx, actor, {
      subject: 'donation',
      subjectId: reference,
      action,
      before: { status },
      after: { ...after },
    })

  /** Nothing is in progress then. */
  const noteRefusal = (db: Knex, reference: string, actor: Actor): Promise<void> =>
    transact(db, async (trx) => {
      const donation = await lockForAdmin(trx, reference)
      if (donation.status === 'succeeded') await setRefund(trx, donation.id, undefined)
      await write(trx, actor, donation, 'refund_refused', { status: donation.status })
    })

  return {
    confirmIn,
    recordIn,
    get,
    list,
    csv,

    confirm: (
      db: Knex,
      input: Came & { isOtherAmount?: boolean | undefined },
      actor: Actor,
    ): Promise<StaffDonationDetails> =>
      once(transact(db, async (trx) => get(trx, (await confirmIn(trx, input, actor)).reference))),

    record: (db: Knex, input: Came, actor: Actor): Promise<StaffDonationDetails> =>
      once(transact(db, async (trx) => get(trx, (await recordIn(trx, input, actor)).reference))),

    cancel: (db: Knex, reference: string, actor: Actor): Promise<StaffDonationDetails> =>
      transact(db, async (trx) => {
        const donation = await lockForAdmin(trx, reference)
        if (donation.paymentMethod === 'card') {
          throw new AppError(
            'wrong_status',
            'An unfinished card payment is cancelled automatically.',
          )
        }
        if (donation.status !== 'pending') {
          throw new AppError(
            'wrong_status',
            'Only a promised donation that is still waiting for payment can be cancelled.',
          )
        }
        const by = byTemple(actor)
        const { status } = await settle.move(trx, donation, 'cancelled', by)
        await write(trx, actor, donation, 'cancelled', { status })
        return get(trx, reference)
      }),

    /**
     * Asks the card provider, outside any transaction. Who asked is recorded first, so that it is
     * known whatever happens to the answer; if asked again, the provider refunds nothing twice.
     */
    refund: async (
      db: Knex,
      { reference, reason }: { reference: string; reason: string },
      actor: Actor,
    ): Promise<StaffDonationDetails> => {
      const { id } = await transact(db, async (trx) => {
        const donation = await lockForAdmin(trx, reference)
        if (donation.paymentMethod !== 'card') {
          const words =
            'It was not paid by card. Please refund it by bank transfer and record that here.'
          throw new AppError('wrong_status', words)
        }
        if (donation.status !== 'succeeded') {
          throw new AppError('wrong_status', atReturn[donation.status])
        }
        await setRefund(trx, donation.id, { at: now().toISOString(), by: actor.id, reason })
        const rest = rupeesOf(paiseOf(donation.amount) - donation.refundedPaise)
        await write(trx, actor, donation, 'refund_asked', { amount: rest })
        return donation
      })
      await askRefund(payments, db, { type: 'donation', id }, () =>
        noteRefusal(db, reference, actor),
      )
      return get(db, reference)
    },

    /** Staff refunded it by bank transfer or in cash; this moves no money. */
    recordRefund: (
      db: Knex,
      {
        reference,
        reason,
        isInCash,
      }: { reference: string; reason: string; isInCash?: boolean | undefined },
      actor: Actor,
    ): Promise<StaffDonationDetails> =>
      transact(db, async (trx) => {
        const donation = await lockForAdmin(trx, reference)
        if (donation.paymentMethod === 'card') {
          const words = 'It was paid by card, so it is refunded through the card provider.'
          throw new AppError('wrong_status', words)
        }
        if (donation.status !== 'succeeded') {
          throw new AppError('wrong_status', atReturn[donation.status])
        }
        const by = byTemple(actor)
        const { status } = await settle.refundByHand(trx, donation, by)
        await setRefund(trx, donation.id, {
          at: now().toISOString(),
          by: actor.id,
          reason,
          isInCash,
        })
        await write(trx, actor, donation, 'returned', {
          status,
          amount: donation.amount,
          ...(isInCash && { isInCash }),
        })
        return get(trx, reference)
      }),

    /**
     * Cancels what nobody paid, including card donations if no provider can be asked about them any
     * more. Money that is found later still counts.
     */
    forgetUnpaid: async (db: Knex): Promise<void> => {
      const before = new Date(now().getTime() - forgottenDays * 24 * 60 * 60_000).toISOString()
      const methods = payments.isOffered ? (['gpay'] as const) : (['gpay', 'card'] as const)
      for (const id of await listForgotten(db, { before, methods })) {
        await transact(db, async (trx) => {
          const donation = await lockDonation(trx, { id })
          if (donation?.status !== 'pending') return
          if ((donation.claimedAt ?? donation.createdAt) >= before) return
          await settle.move(trx, donation, 'cancelled', { by: 'temple' })
        })
      }
    },
  }
}

export type DonationAdmin = ReturnType<typeof createDonationAdmin>

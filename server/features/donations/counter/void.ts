import type { Knex } from 'knex'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { lockForAdmin } from '#server/features/donations/admin/queries.ts'
import { findReceipt } from '#server/features/donations/receipts/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { trail } from '#server/features/donations/repository.ts'
import { forgetLine } from '#server/features/donations/statements/repository.ts'
import { releaseCheque } from '#server/payments/cheques.ts'
import { whyNotVoid } from './rules.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly donations: Pick<Donations, 'settle'>
}

type Mistake = { readonly reference: string; readonly reason: string }

/** Takes back, on the same day, what staff recorded by mistake; the log keeps both. */
export const createVoiding =
  ({ findSite, donations, audit, now }: Deps) =>
  (db: Knex, { reference, reason }: Mistake, actor: Actor) =>
    transact(db, async (trx) => {
      const donation = await lockForAdmin(trx, reference)
      const { timeZone } = (await findSite(trx)).city
      const [first] = await trail.list(trx, donation.id)
      const why = whyNotVoid({ ...donation, writtenBy: first?.by }, timeZone, now())
      if (why) throw new AppError('wrong_status', why)
      const { status } = await donations.settle.markVoid(
        trx,
        { ...donation, voidReason: reason },
        actor.id,
      )
      // A line of a bank statement may then be recorded rightly.
      await forgetLine(trx, donation.id)
      await releaseCheque(trx, { type: 'donation', id: donation.id })
      await audit(trx, actor, {
        subject: 'donation',
        subjectId: donation.reference,
        action: 'voided',
        before: { status: donation.status },
        after: { status, amount: donation.amount },
      })
      const receipt = await findReceipt(trx, { donationId: donation.id })
      return {
        reference: donation.reference,
        ...(receipt && { receiptNumber: receipt.number }),
      }
    })

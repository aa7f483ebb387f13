import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { receiptPdfPath } from '#contract/donations/receipts.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { newDonation } from '#server/features/donations/newDonation.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { findReceipt } from '#server/features/donations/receipts/repository.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { validateDonation } from '#server/features/donations/validateDonation.ts'
import { assertLittleCash } from '#server/payments/cashLimit.ts'
import { assertUtrFree } from '#server/payments/utr.ts'
import { byTemple } from '#server/payments/trail.ts'
import { assertTakeable, type Taken } from './rules.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly donations: Pick<Donations, 'confirm' | 'receiptPathOf' | 'receipts'>
}

/** Donations that staff record themselves, all in the caller's transaction. */
export const createRecording = ({ findSite, donations, audit, now }: Deps) => {
  const show = async (
    db: Knex,
    { id, reference, amount, fullName, email }: DonationRecord,
  ): Promise<RecordedDonation> => {
    const receipt = await findReceipt(db, { donationId: id })
    if (!receipt) return { reference, amount, fullName, email }
    const { number } = receipt
    const pdfPath = receiptPdfPath({ number, token: donations.receipts.tokenOf(number) })
    const path = donations.receiptPathOf(number)
    return { reference, amount, fullName, email, receipt: { number, path, pdfPath } }
  }

  return async (
    trx: Knex,
    taken: Taken,
    actor: Actor,
  ): Promise<{ donation: DonationRecord; shown: RecordedDonation }> => {
    const site = await findSite(trx)
    const { timeZone } = site.city
    assertTakeable(taken, civilDateAt(now().getTime(), timeZone))
    validateDonation(taken, site)
    const { paymentMethod, amount, paidOn, purpose, pan, donorAddress, utr, cheque } = taken
    const { fullName = '', email = '' } = taken
    if (paymentMethod === 'transfer') await assertUtrFree(trx, utr)
    const by = byTemple(actor)
    const fresh = await newDonation(
      trx,
      {
        amount,
        purpose,
        pan,
        donorAddress,
        paymentMethod,
        fullName,
        email,
        ...(paymentMethod === 'cheque' && {
          chequeNumber: cheque?.number,
          chequeBank: cheque?.bank,
        }),
        firstStep: by,
      },
      now(),
    )
    const { reference } = fresh
    // A cheque counts when the bank has paid it: a receipt cannot be withdrawn.
    const donation =
      paymentMethod === 'cheque'
        ? fresh
        : await donations.confirm(trx, {
            reference,
            actorId: actor.id,
            paidAt: paidAtOf(paidOn, timeZone, now()),
            ...(paymentMethod === 'transfer' && { utr }),
          })
    if (paymentMethod === 'cash') {
      const limit = { ways: 'cheque or bank transfer', timeZone } as const
      await assertLittleCash(trx, { paidOn, fullName, email }, limit)
    }
    await audit(trx, actor, {
      subject: 'donation',
      subjectId: reference,
      action: 'taken',
      after: { status: donation.status, amount: donation.amount, paymentMethod, paidOn },
    })
    return { donation, shown: await show(trx, donation) }
  }
}

export type Recording = ReturnType<typeof createRecording>

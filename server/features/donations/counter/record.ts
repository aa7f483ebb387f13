import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import { receiptPdfPath } from '#contract/donations/receipts.ts'
import { lastLanguage } from '#server/privacy/lastLanguage.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { newDonation } from '#server/features/donations/newDonation.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import { findReceipt } from '#server/features/donations/receipts/repository.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import type { Donations } from '#server/features/donations/service.ts'
import { validateDonation } from '#server/features/donations/validateDonation.ts'
import { assertLittleCash } from '#server/payments/cashLimit.ts'
import { takeCheque } from '#server/payments/cheques.ts'
import { assertUtrFree } from '#server/payments/utr.ts'
import { waitsForStatement } from '#server/payments/tender.ts'
import { byTemple } from '#server/payments/trail.ts'
import { assertTakeable, storedMethod, type Taken } from './rules.ts'

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
    assertTakeable(taken, civilDateAt(now().getTime(), timeZone), actor)
    const { seva, sponsoredDayId } = taken
    const isOfList = !seva && !sponsoredDayId
    validateDonation(isOfList ? taken : { ...taken, purpose: undefined }, site, 'staff')
    const { amount, paidOn, purpose, pan, donorAddress, reference: reservedReference } = taken
    const { fullName = '', email = '', phone } = taken
    const method = taken.paymentMethod
    const paymentMethod = storedMethod(method)
    const isByBank = method === 'upi' || method === 'transfer'
    const utr = isByBank ? taken.utr : undefined
    await assertUtrFree(trx, utr)
    const isSeenOnly =
      method === 'upi' && !taken.isOnStatement && waitsForStatement({ method, utr }, site)
    const fresh = await newDonation(
      trx,
      {
        amount,
        purpose,
        sevaId: seva?.id,
        nature: seva?.nature,
        sponsoredDayId,
        pan,
        donorAddress,
        paymentMethod,
        language: await lastLanguage(trx, { email, phone }),
        fullName,
        email,
        phone,
        isAtCounter: !taken.isOnStatement,
        ...(reservedReference !== undefined && { reference: reservedReference }),
        ...(method === 'cheque' && { chequeNumber: taken.slip, chequeBank: taken.bank }),
        ...(method === 'card_machine' && { slip: taken.slip || undefined }),
        ...(isSeenOnly && { claimedAt: now().toISOString() }),
        firstStep: byTemple(actor),
      },
      now(),
    )
    const { reference } = fresh
    if (method === 'cheque' && taken.slip) {
      const cheque = { number: taken.slip, bank: taken.bank, amount }
      await takeCheque(trx, cheque, { type: 'donation', id: fresh.id })
    }
    // Neither counts before the bank has the money: a receipt cannot be withdrawn.
    const donation =
      method === 'cheque' || isSeenOnly
        ? fresh
        : await donations.confirm(trx, {
            reference,
            actorId: actor.id,
            paidAt: paidAtOf(paidOn, timeZone, now()),
            utr,
          })
    if (method === 'cash') {
      await assertLittleCash(trx, { paidOn, fullName, email, phone }, timeZone)
    }
    const late = taken.lateReason !== undefined && { lateReason: taken.lateReason }
    await audit(trx, actor, {
      subject: 'donation',
      subjectId: reference,
      action: 'taken',
      after: { status: donation.status, amount: donation.amount, paymentMethod, paidOn, ...late },
    })
    return { donation, shown: await show(trx, donation) }
  }
}

export type Recording = ReturnType<typeof createRecording>

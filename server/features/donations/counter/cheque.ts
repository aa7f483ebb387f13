import type { Knex } from 'knex'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { lockForAdmin } from '#server/features/donations/admin/queries.ts'
import { paidAtOf } from '#server/money/paidAt.ts'
import type { Donations } from '#server/features/donations/service.ts'
import type { DonationRecord } from '#server/features/donations/repository.ts'
import { assertAnswerDay, releaseCheque, takeCheque } from '#server/payments/cheques.ts'
import { mayFollow } from '#server/payments/statuses.ts'
import { byTemple } from '#server/payments/trail.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'> & {
  readonly donations: Pick<Donations, 'confirm' | 'settle'>
}

/** One that bounced may have been recorded again; only one of them is cleared. */
export const retakeCheque = async (
  trx: Knex,
  { id, amount, chequeNumber, chequeBank }: DonationRecord,
): Promise<void> => {
  if (chequeNumber === undefined) return
  const cheque = { number: chequeNumber, bank: chequeBank, amount }
  await takeCheque(trx, cheque, { type: 'donation', id })
}

type Answer = {
  readonly reference: string
  readonly outcome: 'cleared' | 'bounced'
  readonly on: string
}

/** What the bank did with a cheque. One that bounced may clear when it is presented again. */
export const createChequeAnswers =
  ({ findSite, donations, audit, now }: Deps) =>
  async (trx: Knex, { reference, outcome, on }: Answer, actor: Actor): Promise<void> => {
    const donation = await lockForAdmin(trx, reference)
    if (donation.paymentMethod !== 'cheque') {
      throw new AppError('wrong_status', 'It was not given by cheque.')
    }
    if (donation.voidReason !== undefined) {
      throw new AppError('wrong_status', 'It was recorded by mistake and is void.')
    }
    const next = outcome === 'cleared' ? 'succeeded' : 'failed'
    if (!mayFollow(donation.status, next)) {
      throw new AppError('wrong_status', 'The bank’s answer is already recorded for this cheque.')
    }
    const { timeZone } = (await findSite(trx)).city
    assertAnswerDay(on, donation, { timeZone, now: now() })
    if (outcome === 'cleared') {
      if (donation.status === 'failed') await retakeCheque(trx, donation)
      const paidAt = paidAtOf(on, timeZone, now())
      await donations.confirm(trx, { reference: donation.reference, actorId: actor.id, paidAt })
    } else {
      await donations.settle.move(trx, donation, 'failed', byTemple(actor))
      await releaseCheque(trx, { type: 'donation', id: donation.id })
    }
    await audit(trx, actor, {
      subject: 'donation',
      subjectId: donation.reference,
      action: outcome === 'cleared' ? 'cheque_cleared' : 'cheque_bounced',
      before: { status: donation.status },
      after: { status: next },
    })
  }

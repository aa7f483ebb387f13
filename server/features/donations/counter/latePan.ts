import type { Knex } from 'knex'
import { whyNotDeductible } from '#contract/donations/rules.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { Actor } from '#server/http/implement.ts'
import { lockForAdmin } from '#server/features/donations/admin/queries.ts'
import { updateDonation } from '#server/features/donations/repository.ts'
import { validateDonation } from '#server/features/donations/validateDonation.ts'

type Deps = Pick<Shared, 'findSite' | 'audit' | 'now'>

const needless = {
  cash: 'Cash above ₹2,000 cannot be deducted (section 80G(5D)), so it needs no PAN.',
  anonymous: 'Nobody knows who gave it (section 115BBC), so it needs no PAN.',
  fee: 'It is the fee for a puja and no donation, so it needs no PAN.',
} as const

type Late = { readonly reference: string; readonly pan: string; readonly donorAddress: string }

/**
 * What a donor gave too late for the receipt, for Form 10BD. The receipt stays as it was issued; the
 * log says that it was added, never what.
 */
export const createLatePan =
  ({ findSite, audit, now }: Deps) =>
  async (trx: Knex, { reference, pan, donorAddress }: Late, actor: Actor): Promise<void> => {
    const donation = await lockForAdmin(trx, reference)
    if (donation.status !== 'succeeded' || donation.isTest) {
      throw new AppError('wrong_status', 'Only a donation that was received is in Form 10BD.')
    }
    if (donation.pan && donation.donorAddress) {
      throw new AppError('wrong_status', 'It already has a PAN and an address.')
    }
    const why = whyNotDeductible(donation)
    if (why) {
      throw new AppError('wrong_status', needless[why])
    }
    if (donation.pan && donation.pan !== pan) {
      const detail = 'It has another PAN. Please check which is right'
      throw new AppError('invalid_input', undefined, [{ pointer: '#/pan', detail }])
    }
    validateDonation({ pan, donorAddress }, await findSite(trx))
    await updateDonation(trx, { ...donation, pan, donorAddress }, now().toISOString())
    await audit(trx, actor, {
      subject: 'donation',
      subjectId: donation.reference,
      action: 'pan_added',
    })
  }

import type { Knex } from 'knex'
import { addressMissing } from '#contract/donations/input.ts'
import type { correctDonor } from '#contract/donations/donorAdmin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { assertVersion, type Context } from '#server/http/implement.ts'
import { trail, updateDonation, versionOf } from '#server/features/donations/repository.ts'
import { byTemple } from '#server/payments/trail.ts'
import { lockForAdmin } from './queries.ts'

type Deps = Pick<Shared, 'audit' | 'now'>

const corrected = ['fullName', 'email', 'phone', 'purpose', 'donorAddress'] as const

const noReason = { pointer: '#/reason', detail: 'Please say why: a receipt has the other name' }

const noAddress = { pointer: '#/donorAddress', detail: addressMissing }

/**
 * Corrects who gave and for what. A receipt stays as it was issued; the log says which fields were
 * corrected, never what they hold.
 */
export const createCorrection =
  ({ audit, now }: Deps) =>
  async (trx: Knex, input: Parsed<typeof correctDonor>, context: Context): Promise<void> => {
    const donation = await lockForAdmin(trx, input.reference)
    assertVersion(versionOf(donation), context)
    if (donation.paymentMethod === 'hundi' || donation.fullName === '')
      throw new AppError('wrong_status', 'Nobody is named on this donation.')
    const changed = {
      fullName: input.fullName,
      email: input.email ?? '',
      phone: input.phone || undefined,
      purpose: input.purpose || undefined,
      donorAddress: (input.donorAddress ?? donation.donorAddress) || undefined,
    }
    const fields = corrected.filter((field) => (donation[field] ?? '') !== (changed[field] ?? ''))
    if (fields.length === 0) return
    if (donation.pan && fields.includes('donorAddress') && !changed.donorAddress)
      throw new AppError('invalid_input', undefined, [noAddress])
    const needsReason = fields.includes('fullName') && donation.paidAt !== undefined
    if (needsReason && !input.reason) throw new AppError('invalid_input', undefined, [noReason])
    const at = now().toISOString()
    // Never the version that was seen, even within a millisecond.
    const later = at > donation.updatedAt ? at : after(donation.updatedAt)
    await updateDonation(trx, { ...donation, ...changed }, later)
    await trail.add(trx, donation.id, {
      status: donation.status,
      at,
      ...byTemple(context.actor),
      note: 'corrected',
    })
    await audit(trx, context.actor, {
      subject: 'donation',
      subjectId: donation.reference,
      action: 'donor_corrected',
      after: { fields: fields.join(', '), ...(input.reason && { reason: input.reason }) },
    })
  }

const after = (at: string): string => new Date(Date.parse(at) + 1).toISOString()

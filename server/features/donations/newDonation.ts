import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import { newDonationReference } from '#contract/donations/reference.ts'
import { AppError } from '#server/errors.ts'
import { setOwner } from './owners.ts'
import { insertDonation, trail, type DonationRecord, type DonationStep } from './repository.ts'

type DonationRequest = Pick<
  DonationRecord,
  | 'amount'
  | 'paymentMethod'
  | 'language'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'message'
  | 'purpose'
  | 'sevaId'
  | 'nature'
  | 'sponsoredDayId'
  | 'closesAt'
  | 'giftId'
  | 'invoiceId'
  | 'paymentId'
  | 'pan'
  | 'donorAddress'
  | 'checkAt'
  | 'anotherOf'
  | 'chequeNumber'
  | 'chequeBank'
  | 'slip'
  | 'claimedAt'
  | 'isAtCounter'
> & {
  readonly reference?: string | undefined
  readonly isTest?: boolean
  /** Present if the caller is logged in. */
  readonly userId?: string | undefined
  /** Who recorded it, if not the donor. */
  readonly firstStep?: Pick<DonationStep, 'by' | 'actorId' | 'note'>
}

/** Stores a donation, under the reference a device made for it or under a new one. */
export const newDonation = async (
  trx: Knex,
  {
    reference,
    message,
    purpose,
    pan,
    donorAddress,
    userId,
    phone,
    isAtCounter = false,
    isTest = false,
    firstStep: writtenBy = { by: 'donor' },
    ...request
  }: DonationRequest,
  now: Date,
): Promise<DonationRecord> => {
  for (;;) {
    const fresh: DonationRecord = {
      ...request,
      isTest,
      isAtCounter,
      phone: phone || undefined,
      // What a form leaves empty counts as not given.
      message: message || undefined,
      purpose: purpose || undefined,
      pan: pan || undefined,
      donorAddress: donorAddress || undefined,
      id: randomUUIDv7(),
      reference: reference ?? newDonationReference(),
      status: 'pending',
      refundedPaise: 0,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    }
    if (await insertDonation(trx, fresh)) {
      await setOwner(trx, fresh.id, userId)
      await trail.add(trx, fresh.id, { status: 'pending', at: fresh.createdAt, ...writtenBy })
      return fresh
    }
    if (reference !== undefined)
      throw new AppError('id_taken', { code: 'donations.referenceTaken' })
  }
}

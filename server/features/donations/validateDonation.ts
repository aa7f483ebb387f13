import { addressMissing, panMissing } from '#contract/donations/input.ts'
import { purposesOf } from '#contract/donations/purposes.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { AppError } from '#server/errors.ts'
import type { DonationRecord } from './repository.ts'

type DonationRequest = Pick<DonationRecord, 'purpose' | 'pan' | 'donorAddress'>

const needless =
  'The temple does not issue 80G receipts and does not store these details. Please leave this empty'

const unknownPurpose = 'This purpose is not available. Please choose another'

/**
 * Checks against the temple's settings: a PAN that nobody needs is refused, not stored. Staff may
 * enter an address without one, so that they can send prasad; donors need not give theirs.
 */
export const validateDonation = (
  { purpose, pan, donorAddress }: DonationRequest,
  site: TempleSite,
  by: 'donor' | 'staff' = 'donor',
): void => {
  const isAddressFree = by === 'staff' && !pan
  const wrong = [
    purpose && !purposesOf(site).includes(purpose) && { at: 'purpose', detail: unknownPurpose },
    pan && !site.trust?.eightyG && { at: 'pan', detail: needless },
    donorAddress &&
      !isAddressFree &&
      !site.trust?.eightyG && { at: 'donorAddress', detail: needless },
    donorAddress &&
      !isAddressFree &&
      site.trust?.eightyG &&
      !pan && { at: 'pan', detail: panMissing },
    pan && site.trust?.eightyG && !donorAddress && { at: 'donorAddress', detail: addressMissing },
  ].filter((each) => typeof each === 'object')
  if (wrong.length === 0) return
  const fields = wrong.map(({ at, detail }) => ({ pointer: `#/${at}`, detail }))
  throw new AppError('invalid_input', undefined, fields)
}

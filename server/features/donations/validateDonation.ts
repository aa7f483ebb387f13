import { purposesOf } from '#contract/donations/purposes.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import { AppError, type FieldFault } from '#server/errors.ts'
import type { DonationRecord } from './repository.ts'

type DonationRequest = Pick<DonationRecord, 'purpose' | 'pan' | 'donorAddress'>

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
  const hasEightyG = Boolean(site.trust?.eightyG)
  const needsPan = donorAddress && !isAddressFree
  const faults: readonly (FieldFault | false | '' | undefined)[] = [
    purpose &&
      !purposesOf(site).includes(purpose) && {
        pointer: '#/purpose',
        code: 'donations.unknownPurpose',
      },
    pan && !hasEightyG && { pointer: '#/pan', code: 'donations.noEightyG' },
    needsPan && !hasEightyG && { pointer: '#/donorAddress', code: 'donations.noEightyG' },
    needsPan && hasEightyG && !pan && { pointer: '#/pan', code: 'donations.panMissing' },
    pan &&
      hasEightyG &&
      !donorAddress && { pointer: '#/donorAddress', code: 'donations.addressMissing' },
  ]
  const wrong = faults.filter((fault) => typeof fault === 'object')
  if (wrong.length > 0) throw new AppError('invalid_input', undefined, wrong)
}

import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { emailAddress, longText, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { phone } from '#contract/phone.ts'
import { oneDonation, staffDonationDetails } from './admin.ts'
import { neededPan } from './pan.ts'

/** Adds the PAN and the address that Form 10BD lacks; the receipt stays as it was issued. */
export const addPan = endpoint({
  method: 'POST',
  path: '/api/admin/donations/:reference/pan',
  access: 'donations',
  input: z.object({ ...oneDonation, pan: neededPan, donorAddress: longText(300) }),
  output: staffDonationDetails,
})

/** Why a name was corrected: one of a few, because the activity log keeps no personal data. */
export const correctionReasons = ['misspelt', 'full_name', 'other_donor'] as const

/**
 * Corrects who gave and for what. Once a receipt was issued, another name needs a reason: the receipt
 * stays as it was issued, and Form 10BD has the corrected name.
 */
export const correctDonor = endpoint({
  method: 'PUT',
  path: '/api/admin/donations/:reference/donor',
  access: 'donations',
  isVersioned: true,
  input: z.object({
    ...oneDonation,
    fullName: oneLine(100),
    email: z.optional(z.union([z.literal(''), emailAddress])),
    phone,
    purpose: optionalLine(60),
    /** Unchanged if it is absent. */
    donorAddress: optionalText(300),
    reason: z.optional(z.enum(correctionReasons)),
  }),
  output: staffDonationDetails,
})

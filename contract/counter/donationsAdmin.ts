import * as z from 'zod/mini'
import { isDonationReference } from '#contract/donations/reference.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, emailAddress, longText, optionalLine, optionalText } from '#contract/fields.ts'
import { pan } from '#contract/donations/pan.ts'
import { phone } from '#contract/phone.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'
import { lateReason, tenderFields, tenderMethods } from './tenderAdmin.ts'

export const counterMethods = [...tenderMethods, 'transfer', 'hundi'] as const
export type CounterMethod = (typeof counterMethods)[number]

/** More is a slip of the keyboard. */
const most = 100_000_000

export const donorInput = {
  /** Required unless it comes from the hundi. */
  fullName: optionalLine(100),
  /** If given, the thanks and the receipt are emailed. */
  email: z.optional(emailAddress),
  phone,
  purpose: optionalLine(60),
  pan,
  donorAddress: optionalText(300),
}

export const recorded = z.object({
  reference: z.string(),
  amount: z.number(),
  fullName: z.string(),
  email: z.string(),
  /** Without one: a cheque or UPI payment that was not found at the bank yet. */
  receipt: z.optional(z.object({ number: z.string(), path: z.string(), pdfPath: z.string() })),
})
export type RecordedDonation = z.infer<typeof recorded>

/**
 * A donation handed over at the temple, or found at the bank. A UPI payment without UTR is pending
 * until the bank statement shows it, a cheque until it is cleared. 409 `utr_taken`.
 */
export const recordDonation = endpoint({
  method: 'POST',
  path: '/api/admin/counter-donations',
  access: 'counter',
  command: true,
  input: z.object({
    ...donorInput,
    paymentMethod: z.enum(counterMethods, 'Please choose how it was given'),
    amount: z
      .int('Please enter whole rupees')
      .check(z.gte(1, 'Amount must be greater than 0'), z.lte(most, 'Please check this amount')),
    /** The date at the temple on which it was given; cash of an earlier one needs `lateReason`. */
    paidOn: calendarDay,
    lateReason,
    ...tenderFields,
    /** Made on the device, for the UPI code; otherwise the server makes one. */
    reference: z.optional(
      z.string().check(asOneCode, z.refine(isDonationReference, 'This is not a valid reference')),
    ),
  }),
  output: recorded,
})

/**
 * Voids a donation recorded by mistake, on the day staff recorded it; its receipt number stays,
 * marked void. 409 `wrong_status` on a later day or for any other donation.
 */
export const voidDonation = endpoint({
  method: 'POST',
  path: '/api/admin/counter-donations/:reference/void',
  access: 'counter',
  input: z.object({ reference: z.string().check(z.maxLength(40)), reason: longText(500) }),
  output: z.object({ reference: z.string(), receiptNumber: z.optional(z.string()) }),
})

import * as z from 'zod/mini'
import { isDonationReference } from './donationReference.ts'
import { emailAddress, oneLine, optionalLine, optionalText } from './fields.ts'
import { formatRupees } from './money.ts'
import { pan } from './pan.ts'

const paymentMethods = ['card', 'gpay'] as const
export const paymentMethod = z.enum(paymentMethods, 'Please choose a payment method')

/** Well below the ₹9,99,999 that card providers take at most. */
const mostByCard = 500_000

/** What a bank lets anybody pay by UPI at once. */
const mostByUpi = 100_000

export const tooLittle = 'Amount must be greater than 0'

const amountUpTo = (most: number) =>
  z.number().check(
    z.gte(1, tooLittle),
    z.refine((amount) => amount < 1 || Number.isInteger(amount), 'Please enter whole rupees'),
    z.lte(
      most,
      `The most you can give at once is ${formatRupees(most)}. To give more, please call the temple`,
    ),
  )

/** A donor who wants a deduction must give an address, because Form 10BD lists it with the PAN. */
export const addressMissing = 'Please enter your address too: Form 10BD needs it with the PAN'

/** The address is not asked for any other purpose. */
export const panMissing = 'Please give the PAN with your address, or leave both empty'

const donor = {
  fullName: oneLine(100),
  email: emailAddress,
  message: optionalText(1000),
  /** One of the temple’s list. */
  purpose: optionalLine(60),
  /** Taken where the temple gives 80G receipts, and refused elsewhere. */
  pan,
  donorAddress: optionalText(300),
}

/** Nothing else is taken; who says nothing means rupees. */
const currency = z.optional(z.literal('INR', 'Donations are taken in rupees (INR) only'))

/** A donation whose card details come next. */
export const cardDonationInput = z.object({
  ...donor,
  currency,
  amount: amountUpTo(mostByCard),
  type: z.literal('donation'),
})
export type CardDonationInput = z.infer<typeof cardDonationInput>

/** A donation that is paid by other ways than a card, and confirmed by the temple. */
export const pledgeInput = z.object({
  ...donor,
  currency,
  amount: amountUpTo(mostByUpi),
  paymentMethod: z.literal('gpay', 'Card donations are paid at the checkout'),
  /** Made on the device, where the QR code needs it at once; else the server makes one. */
  reference: z.optional(
    z.string().check(z.refine(isDonationReference, 'This is not a valid reference')),
  ),
})
export type PledgeInput = z.infer<typeof pledgeInput>

/** A bank's number of a UPI payment. */
export const utr = z
  .string()
  .check(z.trim(), z.regex(/^\d{12}$/, 'The UTR has 12 digits: your UPI app shows it'))

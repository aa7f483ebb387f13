import * as z from 'zod/mini'
import { isDonationReference } from './reference.ts'
import { asOneCode, emailAddress, oneLine, optionalLine, optionalText } from '#contract/fields.ts'
import { enteredAmount } from '#contract/payments/enteredAmount.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { pan } from './pan.ts'

/**
 * Card and UPI are offered on the site; the others are recorded by staff, the hundi without a
 * donor.
 */
const paymentMethods = [
  'card',
  'gpay',
  'cash',
  'card_machine',
  'cheque',
  'transfer',
  'hundi',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentMethod = z.enum(paymentMethods)

/** Well below ₹9,99,999, the most that card providers accept. */
const mostByCard = 500_000

/** The most that a UPI payment can usually transfer. */
const mostByUpi = 100_000

const tooLittle = 'Amount must be greater than 0'

const amountUpTo = (most: number) =>
  enteredAmount.check(
    z.gte(1, tooLittle),
    z.refine((amount) => amount < 1 || Number.isInteger(amount), 'Please enter whole rupees'),
    z.lte(
      most,
      `The most you can give at once is ${formatRupees(most)}. To give more, please call the temple`,
    ),
  )

export const amountByCard = amountUpTo(mostByCard)
export const amountByUpi = amountUpTo(mostByUpi)

/** A donor who wants a deduction must give an address, because Form 10BD lists it with the PAN. */
export const addressMissing = 'Please enter your address too: Form 10BD needs it with the PAN'

/** The address is used for nothing else. */
export const panMissing = 'Please give the PAN with your address, or leave both empty'

export const donor = {
  fullName: oneLine(100),
  email: emailAddress,
  message: optionalText(1000),
  /** One from the temple’s list. */
  purpose: optionalLine(60),
  /** Accepted only if the temple issues 80G receipts. */
  pan,
  donorAddress: optionalText(300),
  /** The id of a day that was held for this donor, for which the gift is. */
  sponsoredDay: z.optional(z.string().check(z.maxLength(40))),
}

/** Only rupees are accepted, and they are the default. */
const currency = z.optional(z.literal('INR', 'Donations are taken in rupees (INR) only'))

/** A donation whose card details are entered next. */
export const cardDonationInput = z.object({
  ...donor,
  currency,
  amount: amountByCard,
  type: z.literal('donation'),
})
export type CardDonationInput = z.infer<typeof cardDonationInput>

/** An order that was placed; its amount is already known. */
const orderPaymentInput = z.object({
  type: z.literal('order'),
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by buyers who were logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
})
export type OrderPaymentInput = z.infer<typeof orderPaymentInput>

/** Dakshina for a booked puja; the amount is the devotee's choice. */
const dakshinaPaymentInput = z.object({
  type: z.literal('dakshina'),
  /** The booking's reference. */
  reference: z.string().check(z.maxLength(40)),
  /** Not needed by devotees who booked while logged in. */
  token: z.optional(z.string().check(z.maxLength(200))),
  amount: amountByCard,
})
export type DakshinaPaymentInput = z.infer<typeof dakshinaPaymentInput>

export const cardPaymentInput = z.discriminatedUnion('type', [
  cardDonationInput,
  orderPaymentInput,
  dakshinaPaymentInput,
])

/** A donation paid by other means than a card, and confirmed by the temple. */
export const pledgeInput = z.object({
  ...donor,
  currency,
  amount: amountByUpi,
  paymentMethod: z.literal('gpay', 'Card donations are paid at the checkout'),
  /** Made on the device, where the QR code needs it at once; otherwise the server makes one. */
  reference: z.optional(
    z.string().check(asOneCode, z.refine(isDonationReference, 'This is not a valid reference')),
  ),
})
export type PledgeInput = z.infer<typeof pledgeInput>

/** The bank's number of a UPI payment. */
export const utr = z
  .string()
  .check(asOneCode, z.regex(/^\d{12}$/, 'The UTR has 12 digits: your UPI app shows it'))

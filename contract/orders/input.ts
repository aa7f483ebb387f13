import * as z from 'zod/mini'
import { mostLines } from '#contract/shop/cart.ts'
import {
  asOneCode,
  asPlainCharacters,
  emailAddress,
  oneLine,
  optionalText,
} from '#contract/fields.ts'
import { isIndianState, isPinOf } from './indianStates.ts'
import { isPhone } from '#contract/phone.ts'
import { postalAddress } from '#contract/site/postalAddress.ts'
import { isReference } from '#contract/reference.ts'
import { mostOfOne } from '#contract/shop/rules.ts'

const buyerPayments = ['card', 'upi', 'cod'] as const
export type BuyerPayment = (typeof buyerPayments)[number]

const buyerDeliveries = ['standard', 'express'] as const

/** The most that a UPI payment can usually transfer, and that we take by card. */
export const mostByUpi = 100_000
export const mostByCard = 500_000

const phone = z.string().check(
  asPlainCharacters,
  z.trim(),
  z.maxLength(40, 'At most 40 characters'),
  z.refine((text) => isPhone(text, 8), 'Please enter a valid phone number'),
)

const isOfState = (pin: string, state: string | undefined): boolean =>
  state === undefined || !isIndianState(state) || isPinOf(pin, state)

/** The delivery address. In India the PIN code must belong to the state. */
const deliveryAddress = postalAddress.check(
  z.refine(({ country, state }) => country !== 'IN' || isIndianState(state ?? ''), {
    error: 'Please choose a state',
    path: ['state'],
  }),
  z.refine(
    // A PIN code of the wrong form has its own message.
    ({ country, state, postalCode }) =>
      country !== 'IN' || !/^\d{3}[\s-]?\d{3}$/.test(postalCode) || isOfState(postalCode, state),
    { error: 'This PIN code is not in the state you chose', path: ['postalCode'] },
  ),
)

const quantity = z
  .int('Please enter a whole number')
  .check(z.gte(1, 'At least 1'), z.lte(mostOfOne, `At most ${mostOfOne} of one item`))

export const orderLines = z
  .array(
    z.object({
      id: z.string().check(z.maxLength(120)),
      quantity,
      /** What the buyer was shown, so that a refusal can name what has changed. */
      price: z.optional(z.int()),
    }),
  )
  .check(
    z.minLength(1, 'Your cart is empty'),
    z.maxLength(mostLines, `At most ${mostLines} different items`),
    z.refine(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'Each item only once',
    ),
  )

/** What the form of the checkout holds; whether an address is needed depends on the items. */
export const buyer = {
  fullName: oneLine(100),
  email: emailAddress,
  phone: z.optional(phone),
  address: z.optional(deliveryAddress),
  delivery: z.optional(z.enum(buyerDeliveries, 'Please choose how we should send it')),
  payment: z.enum(buyerPayments, 'Please choose how to pay'),
  message: optionalText(500),
}

export const orderInput = z.object({
  lines: orderLines,
  ...buyer,
  /**
   * What the buyer was shown, in whole rupees. The server computes every price; if the sum is not
   * this one, nothing is ordered.
   */
  amount: z.int().check(z.gte(1), z.lte(100_000_000)),
  /** Made on the device, for the QR code; otherwise the server makes one. */
  reference: z.optional(
    z.string().check(
      asOneCode,
      z.refine((text) => isReference('S', text), 'This is not a valid reference'),
    ),
  ),
})
export type OrderInput = z.infer<typeof orderInput>

import * as z from 'zod/mini'
import {
  addressMissing,
  cardDonationInput,
  panMissing,
  pledgeInput,
} from '#contract/donationInput.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { createDonation } from '#contract/donations.ts'
import type { Sent } from '#contract/endpoint.ts'
import { isTaken } from './isTaken.ts'
import type { Details } from '#app/offline/outbox/donationDetails.ts'

/** The form as it is typed. */
export type DonationValues = {
  amount: string
  fullName: string
  email: string
  message: string
  purpose: string
  pan: string
  donorAddress: string
  paymentMethod: 'card' | 'gpay'
  /** Typed by nobody: what a pledge that is changed is known by, as it may be paid already. */
  reference: string
}

export const emptyDonation: DonationValues = {
  amount: '',
  fullName: '',
  email: '',
  message: '',
  purpose: '',
  pan: '',
  donorAddress: '',
  paymentMethod: 'gpay',
  reference: '',
}

/** `₹1,001` and `1 001.00` are 1001; nothing typed is nothing given, and what is no number is NaN. */
export const amountOf = (typed: string): number =>
  Number(typed.replaceAll(/[₹,\s]|Rs\.?|\/-/gi, ''))

const shape = z
  .discriminatedUnion('paymentMethod', [
    z.extend(cardDonationInput, { paymentMethod: z.literal('card') }),
    pledgeInput,
  ])
  .check(
    z.refine(({ pan, donorAddress }) => !pan || Boolean(donorAddress), {
      path: ['donorAddress'],
      error: addressMissing,
    }),
    z.refine(({ pan, donorAddress }) => !donorAddress || Boolean(pan), {
      path: ['pan'],
      error: panMissing,
    }),
  )

/** The contract's rules know which way of paying needs what. */
const completed = ({
  amount,
  reference: _reference,
  ...rest
}: DonationValues): z.input<typeof shape> => ({
  ...rest,
  amount: amountOf(amount) || 0,
  type: 'donation',
})

export const donationValues = z.pipe(
  z.transform((values: DonationValues) => completed(values)),
  shape,
)

/** Nothing, less, or no amount at all. */
export const isTooLittle = ({ amount }: DonationValues): boolean => !(amountOf(amount) > 0)

/** What may be left empty, and was not. */
export const detailsOf = (values: DonationValues): Omit<Details, 'email' | 'fullName'> => {
  const { message, purpose, pan, donorAddress } = values
  const typed = Object.entries({ message, purpose, pan, donorAddress })
  return Object.fromEntries(
    typed.map(([name, text]) => [name, text.trim()]).filter(([, text]) => text !== ''),
  )
}

export const toPledge = (
  values: DonationValues,
  reference: string,
): Sent<typeof createDonation> => ({
  fullName: values.fullName.trim(),
  email: values.email.trim(),
  ...detailsOf(values),
  amount: amountOf(values.amount),
  paymentMethod: 'gpay',
  reference,
})

export const toValues = (
  input: Sent<typeof createDonation>,
  refusal?: Refusal,
): DonationValues => ({
  amount: String(input.amount),
  fullName: input.fullName,
  email: input.email,
  message: input.message ?? '',
  purpose: input.purpose ?? '',
  pan: input.pan ?? '',
  donorAddress: input.donorAddress ?? '',
  paymentMethod: 'gpay',
  reference: isTaken(refusal) ? '' : (input.reference ?? ''),
})

/**
 * Where the card is asked for, and what the tab takes along there. Who it is stands in the address only of a
 * guest: it outlives a logout.
 */
export function toCheckout(
  values: DonationValues,
  isSignedIn: boolean,
): { path: string; details: Details } {
  const [email, fullName] = [values.email.trim(), values.fullName.trim()]
  const donor: Record<string, string> = isSignedIn ? {} : { email, name: fullName }
  const query = new URLSearchParams({ amount: String(amountOf(values.amount)), ...donor })
  const details = { ...detailsOf(values), ...(isSignedIn && { email, fullName }) }
  return { path: `/checkout?${query.toString()}`, details }
}

export type CheckoutOrder = z.input<typeof cardDonationInput>

/** What the checkout's address names. */
export type AskedOrder = { amount?: string; email?: string; name?: string }

/** What the checkout's address asks for, or why nothing can be asked for. */
export function orderOf(
  { amount, email, name }: AskedOrder,
  { email: savedEmail = '', fullName = '', ...details }: Details,
): { order: CheckoutOrder } | { wrongAmount: string | undefined } {
  const order = {
    amount: Number(amount) || 0,
    email: email ?? savedEmail,
    fullName: name ?? fullName,
    type: 'donation' as const,
    ...details,
  }
  const parsed = cardDonationInput.safeParse(order)
  if (parsed.success) return { order }
  return { wrongAmount: parsed.error.issues.find(({ path }) => path[0] === 'amount')?.message }
}

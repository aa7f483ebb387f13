import { fieldText } from '#contract/i18n/en/fieldText.ts'
import { amountOf, typedAmount } from '#app/payments/amountOf.ts'
import * as z from 'zod/mini'
import {
  addressMissing,
  amountByCard,
  cardDonationInput,
  panMissing,
  pledgeInput,
} from '#contract/donations/input.ts'
import type { Me } from '#contract/accounts/public.ts'
import type { Refusal } from '#app/offline/outbox/outboxRow.ts'
import type { createDonation } from '#contract/donations/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { isTaken } from './isTaken.ts'
import type { Details } from '#app/offline/outbox/donationDetails.ts'

/** The form as typed. */
export type DonationValues = {
  amount: string
  fullName: string
  email: string
  message: string
  purpose: string
  pan: string
  donorAddress: string
  paymentMethod: 'card' | 'gpay'
  /** Not typed: identifies a pledge that is being changed, because it may already be paid. */
  reference: string
  /** Not typed: the day that was held for the donor. */
  sponsoredDay: string
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
  sponsoredDay: '',
}

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

type Donor = Pick<DonationValues, 'fullName' | 'email'>

export const ofPerson = ({ fullName = '', email }: Pick<Me, 'fullName' | 'email'>): Donor => ({
  fullName,
  email,
})

/** Name and email, if they were filled in and not typed here. */
export const knownDonor = (
  { fullName = '', email = '' }: { readonly [Field in keyof Donor]?: string | undefined },
  typed: { readonly [Field in keyof Donor]?: boolean | undefined },
): Donor | undefined =>
  fullName && email && !typed.fullName && !typed.email ? { fullName, email } : undefined

/** The contract's rules know what each way of paying needs. */
const completed = ({
  amount,
  reference: _reference,
  ...rest
}: DonationValues): z.input<typeof shape> => ({
  ...rest,
  amount: typedAmount(amount),
  type: 'donation',
})

export const donationValues = z.pipe(
  z.transform((values: DonationValues) => completed(values)),
  shape,
)

/** What is said of an amount that is zero, negative or not a number. */
export const noAmountText = ({ amount }: DonationValues): string | undefined =>
  amountOf(amount) > 0
    ? undefined
    : amountByCard.safeParse(typedAmount(amount)).error?.issues[0]?.message

/** Optional fields that were filled in. */
const detailsOf = (values: DonationValues): Omit<Details, 'email' | 'fullName'> => {
  const { message, purpose, pan, donorAddress, sponsoredDay } = values
  const typed = Object.entries({ message, purpose, pan, donorAddress, sponsoredDay })
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
  sponsoredDay: input.sponsoredDay ?? '',
  paymentMethod: 'gpay',
  reference: isTaken(refusal) ? '' : (input.reference ?? ''),
})

/**
 * The checkout's URL, and what the tab stores for it. Only a guest's details are in the URL,
 * because URLs outlive a logout.
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

/** The parameters in the checkout's address. */
export type CheckoutSearch = Partial<
  Record<'amount' | 'email' | 'name' | 'every' | 'gift', string | undefined>
>

/** The payment described by the checkout's URL, or why there is none. */
export function orderOf(
  { amount, email, name }: CheckoutSearch,
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
  const wrong = parsed.error.issues.find(({ path }) => path[0] === 'amount')
  return { wrongAmount: wrong && fieldText(wrong.message) }
}

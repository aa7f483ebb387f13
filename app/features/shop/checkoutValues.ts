import * as z from 'zod/mini'
import type { SavedAddress } from '#app/offline/savedAddress.ts'
import type { Me } from '#contract/accounts/public.ts'
import type { Sent } from '#contract/endpoint.ts'
import { buyer, type BuyerPayment } from '#contract/orders/input.ts'
import type { Basket } from '#contract/orders/price.ts'
import type { placeOrder } from '#contract/orders/public.ts'

export type AddressValues = {
  line1: string
  line2: string
  city: string
  state: string
  postalCode: string
  country: string
}

/** The form as typed: an unmade choice is ''. */
export type CheckoutValues = {
  fullName: string
  email: string
  phone: string
  address: AddressValues
  delivery: 'standard' | 'express'
  payment: BuyerPayment | ''
  message: string
  /** Keep the address on this phone. */
  isSaved: boolean
}

export const emptyCheckout: CheckoutValues = {
  fullName: '',
  email: '',
  phone: '',
  address: { line1: '', line2: '', city: '', state: '', postalCode: '', country: 'IN' },
  delivery: 'standard',
  payment: '',
  message: '',
  isSaved: false,
}

const form = z.object(buyer)

/** What the form sends: files alone need neither an address nor a phone number. */
const toBuyer = (values: CheckoutValues, hasShipping: boolean): z.input<typeof form> => {
  const { fullName, email, phone, address, delivery, payment, message } = values
  return {
    fullName,
    email,
    // An unmade choice is refused with words.
    payment: payment as BuyerPayment,
    ...(message.trim() !== '' && { message }),
    ...(hasShipping && { phone, address, delivery }),
  }
}

export const checkoutSchema = (hasShipping: boolean) =>
  z.pipe(
    z.transform((values: CheckoutValues) => toBuyer(values, hasShipping)),
    form,
  )

export const toOrder = (
  values: CheckoutValues,
  { lines, hasShipping }: Pick<Basket, 'lines' | 'hasShipping'>,
  amount: number,
): Sent<typeof placeOrder> => ({
  ...toBuyer(values, hasShipping),
  lines: lines.map(({ product: { id, price }, quantity }) => ({ id, quantity, price })),
  amount,
})

/** What this phone and the account know of the buyer. */
export const knownValues = (
  saved: SavedAddress | undefined,
  me: Pick<Me, 'fullName' | 'email'> | undefined,
): Partial<CheckoutValues> => {
  const account = me && { fullName: me.fullName ?? '', email: me.email }
  if (!saved) return { ...account }
  const { fullName, phone, ...address } = saved
  return { ...account, fullName, phone, address, isSaved: true }
}

export const toSavedAddress = ({ fullName, phone, address }: CheckoutValues): SavedAddress => ({
  fullName: fullName.trim(),
  phone: phone.trim(),
  ...address,
})

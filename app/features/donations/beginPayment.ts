import { call } from '#app/offline/call.ts'
import { createPaymentIntent } from '#contract/donations/public.ts'
import { payGiftMonth, startCardGift } from '#contract/monthlyGifts/public.ts'
import type { Details } from '#app/offline/outbox/donationDetails.ts'
import { type CheckoutSearch, orderOf } from './donationValues.ts'

/** A payment that the server has opened. */
export type Begun = {
  clientSecret: string
  amount: number
  fullName: string
  email: string
  donation?: { reference: string; token: string } | undefined
}

/** What the checkout's URL asks to pay, or why there is nothing. */
export function beginPayment(
  search: CheckoutSearch,
  details: Details,
  secret: string,
): { begin: () => Promise<Begun> } | { wrongAmount: string | undefined } {
  const { every, gift: reference } = search
  if (reference !== undefined) {
    return { begin: () => call(payGiftMonth, { reference, ...(secret && { token: secret }) }) }
  }
  const checkout = orderOf(search, details)
  if (!('order' in checkout)) return checkout
  const { order } = checkout
  const { amount, fullName, email } = order
  const opened = async () => {
    if (every !== 'month') return call(createPaymentIntent, order)
    const { type: _, message: _m, currency: _c, ...gift } = order
    return call(startCardGift, gift)
  }
  return { begin: async () => ({ amount, fullName, email, ...(await opened()) }) }
}

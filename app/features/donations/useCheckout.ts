import { useEffect, useEffectEvent, useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { createPaymentIntent, getPaymentSettings } from '#contract/donations.ts'
import type { CheckoutOrder } from './donationValues.ts'
import type { PaymentSettings } from './queries.ts'

export type OpenPayment = { clientSecret: string; settings: PaymentSettings; amount: number }

/**
 * Asks the server for a payment of what was ordered. What it was asked for then is what is paid, whatever
 * becomes of the address afterwards. Kept nowhere: a page loaded anew asks for a new one.
 */
export function useCheckout(
  order: CheckoutOrder | undefined,
  onTrouble: (trouble: Trouble) => void,
): OpenPayment | undefined {
  const [payment, setPayment] = useState<OpenPayment>()
  const tell = useEffectEvent(onTrouble)
  const open = useEffectEvent(async (): Promise<OpenPayment | undefined> => {
    if (!order) return undefined
    const { api } = await import('#app/offline/phone.ts')
    const settings = await api.call(getPaymentSettings, {})
    const { clientSecret } = await api.call(createPaymentIntent, order)
    return { clientSecret, settings, amount: order.amount }
  })
  useEffect(() => {
    let isMounted = true
    open().then(
      (opened) => isMounted && setPayment(opened),
      (error: unknown) => isMounted && tell(troubleOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return payment
}

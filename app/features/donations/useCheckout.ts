import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { saveDonationLink } from '#app/offline/outbox/donationLink.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { paymentIdOf } from '#app/payments/payment.ts'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { type PaymentSettings, paymentSettingsQuery } from '#app/payments/settings.ts'
import type { Begun } from './beginPayment.ts'

export type OpenPayment = Omit<Begun, 'donation'> & { settings: PaymentSettings }

/**
 * Creates a payment on the server. Its amount is fixed from then on, even if the URL changes. Not
 * stored: after a reload the page creates a new one.
 */
export function useCheckout(
  begin: (() => Promise<Begun>) | undefined,
  onTrouble: (trouble: Trouble) => void,
): OpenPayment | undefined {
  const queryClient = useQueryClient()
  const [payment, setPayment] = useState<OpenPayment>()
  const reportTrouble = useEffectEvent(onTrouble)
  const open = useEffectEvent(async (): Promise<OpenPayment | undefined> => {
    if (!begin) return undefined
    const settings = await queryClient.fetchQuery(paymentSettingsQuery)
    const { donation, ...begun } = await begin()
    if (donation) {
      const { reference, token } = donation
      const isOwn = getKnownAccount() !== undefined
      saveDonationLink({
        paymentId: paymentIdOf(begun.clientSecret),
        reference,
        token: isOwn ? '' : token,
      })
    }
    return { ...begun, settings }
  })
  useEffect(() => {
    let isMounted = true
    open().then(
      (opened) => isMounted && setPayment(opened),
      (error: unknown) => isMounted && reportTrouble(troubleOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [])
  return payment
}

import { useEffect } from 'react'

/** What the payment provider adds to the address of a result. */
type Search = {
  payment_intent?: string | undefined
  payment_intent_client_secret?: string | undefined
  redirect_status?: string | undefined
}

/** Whether the payer returns from the card form, where they may have paid. */
export function usePaidByCard({
  payment_intent: paid,
  payment_intent_client_secret: added,
  redirect_status: status,
}: Search): boolean {
  useEffect(() => {
    // The provider adds the payment’s secret, which must not stay in the history.
    const address = `${location.pathname}?payment_intent=${encodeURIComponent(paid ?? '')}`
    if (added !== undefined) history.replaceState(history.state, '', address)
  }, [added, paid])
  return paid !== undefined && status !== 'failed'
}

import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { PaymentResult, ResultLoading } from '#app/features/donations/PaymentResult.tsx'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/** Where the payment provider sends the donor back. */
export const Route = createFileRoute('/donation-success')({
  validateSearch: textSearch('payment_intent', 'payment_intent_client_secret'),
  loader: () => ({
    head: { ...donations.english.result.page, path: '/donate', isPrivate: true },
  }),
  head: loadedHead,
  component: ResultPage,
})

function ResultPage() {
  const isBrowser = useHydrated()
  return (
    <div className="gate">
      <div>{isBrowser ? <Result /> : <ResultLoading />}</div>
      <Shrine />
    </div>
  )
}

function Result() {
  const { payment_intent: id = '', payment_intent_client_secret: secret } = Route.useSearch()
  useEffect(() => {
    // The provider adds the payment’s secret, which must not stay in the history.
    const address = `${location.pathname}?payment_intent=${encodeURIComponent(id)}`
    if (secret !== undefined) history.replaceState(history.state, '', address)
  }, [secret, id])
  return <PaymentResult key={id} paymentId={id} />
}

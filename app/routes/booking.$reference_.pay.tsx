import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PayDakshina } from '#app/features/bookings/PayDakshina.tsx'
import { dakshina } from '#app/i18n/en/bookings/dakshina.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/**
 * The card form for a dakshina: a separate document, because only its CSP allows the provider's
 * script.
 */
export const Route = createFileRoute('/booking/$reference_/pay')({
  validateSearch: textSearch('amount'),
  loader: () => ({ head: { ...dakshina.english.pay.page, path: '/puja', isPrivate: true } }),
  head: loadedHead,
  component: PayPage,
})

function PayPage() {
  return (
    <div className="record-page">
      <div>{useHydrated() ? <OpenedPayment /> : <PaymentLoading />}</div>
      <Shrine />
    </div>
  )
}

/** The secret leaves the address before the payment provider's script, which reads it, is loaded. */
function OpenedPayment() {
  const { reference } = Route.useParams()
  const { amount } = Route.useSearch()
  const [secret] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (secret) history.replaceState(history.state, '', location.pathname + location.search)
  }, [secret])
  return <PayDakshina reference={reference.toUpperCase()} secret={secret} amount={amount} />
}

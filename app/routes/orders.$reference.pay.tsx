import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PayOrder } from '#app/features/orders/PayOrder.tsx'
import { order } from '#app/i18n/en/orders/order.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/**
 * The card form of an order: a separate document, because only its CSP allows the provider's
 * script.
 */
export const Route = createFileRoute('/orders/$reference/pay')({
  loader: () => ({ head: { ...order.english.pay.page, path: '/shop', isPrivate: true } }),
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
  const [secret] = useState(() => location.hash.slice(1))
  useEffect(() => {
    if (secret) history.replaceState(history.state, '', location.pathname)
  }, [secret])
  return <PayOrder reference={reference.toUpperCase()} secret={secret} />
}

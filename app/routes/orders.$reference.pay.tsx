import { createFileRoute } from '@tanstack/react-router'
import { PayOrder } from '#app/features/orders/PayOrder.tsx'
import { order } from '#app/i18n/en/order.ts'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The card form of an order: a document of its own, which may load the provider's script. */
export const Route = createFileRoute('/orders/$reference/pay')({
  loader: () => ({ head: { ...order.english.pay.page, path: '/shop', isPrivate: true } }),
  head: loadedHead,
  component: PayPage,
})

function PayPage() {
  const { reference } = Route.useParams()
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="max-w-xl">
        {useIsBrowser() ? <PayOrder reference={reference.toUpperCase()} /> : <PaymentLoading />}
      </div>
    </div>
  )
}

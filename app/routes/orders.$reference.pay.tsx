import { createFileRoute } from '@tanstack/react-router'
import { PayOrder } from '#app/features/shop/PayOrder.tsx'
import { order } from '#app/i18n/en/checkout.ts'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'

export const Route = createFileRoute('/orders/$reference/pay')({
  loader: () => {
    const { description, pay } = order.english
    return { head: { title: pay.eyebrow, description, path: '/shop', isPrivate: true } }
  },
  head: loadedHead,
  component: PayPage,
})

function PayPage() {
  const { reference } = Route.useParams()
  return (
    <div className="mx-auto max-w-xl px-4 pt-10 pb-16">
      {useIsBrowser() ? <PayOrder reference={reference.toUpperCase()} /> : <PaymentLoading />}
    </div>
  )
}

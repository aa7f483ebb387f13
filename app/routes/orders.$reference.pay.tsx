import { createFileRoute } from '@tanstack/react-router'
import { PayOrder } from '#app/features/orders/PayOrder.tsx'
import { order } from '#app/i18n/en/orders/order.ts'
import { CardPage } from '#app/payments/CardPage.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The card form of an order. */
export const Route = createFileRoute('/orders/$reference/pay')({
  loader: () => ({ head: { ...order.english.pay.page, path: '/shop', isPrivate: true } }),
  head: loadedHead,
  component: PayPage,
})

function PayPage() {
  const { reference } = Route.useParams()
  return (
    <CardPage>
      {(secret) => <PayOrder reference={reference.toUpperCase()} secret={secret} />}
    </CardPage>
  )
}

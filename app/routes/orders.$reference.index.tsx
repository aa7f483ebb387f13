import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { OrderLookup, OrderSkeleton } from '#app/features/orders/OrderLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { order } from '#app/i18n/en/orders/order.ts'
import { usePaidByCard } from '#app/payments/usePaidByCard.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/**
 * An order by its secret link. The secret comes after `#`, so only the browser knows it. The payment
 * provider sends the buyer back here too.
 */
export const Route = createFileRoute('/orders/$reference/')({
  validateSearch: textSearch('payment_intent', 'payment_intent_client_secret', 'redirect_status'),
  // Not for search engines, and without its secrets in shared links.
  loader: () => ({ head: { ...order.english.page, path: '/shop', isPrivate: true } }),
  head: loadedHead,
  component: OrderPage,
})

function OrderPage() {
  return (
    <div className="record-page">
      <div>{useHydrated() ? <FoundOrder /> : <OrderSkeleton />}</div>
      <Shrine />
    </div>
  )
}

function FoundOrder() {
  const { reference } = Route.useParams()
  const hasPaid = usePaidByCard(Route.useSearch())
  const secret = useLocation({ select: ({ hash }) => hash })
  const { data: site } = useQuery(siteQuery)
  if (!site) return <OrderSkeleton />
  return (
    <OrderLookup
      key={reference}
      reference={reference.toUpperCase()}
      secret={secret}
      hasPaid={hasPaid}
      site={site}
    />
  )
}

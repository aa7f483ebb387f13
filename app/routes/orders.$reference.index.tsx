import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { OrderLookup, OrderSkeleton } from '#app/features/shop/OrderLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { order } from '#app/i18n/en/checkout.ts'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** An order by its secret link. The secret comes after `#`, so only the browser knows it. */
export const Route = createFileRoute('/orders/$reference/')({
  validateSearch: textSearch('payment_intent'),
  loader: () => {
    const { title, description } = order.english
    return { head: { title, description, path: '/shop', isPrivate: true } }
  },
  head: loadedHead,
  component: OrderPage,
})

function OrderPage() {
  const { reference } = Route.useParams()
  const { payment_intent: paid } = Route.useSearch()
  const secret = useLocation({ select: ({ hash }) => hash })
  const { data: site } = useQuery(siteQuery)
  const isBrowser = useIsBrowser()
  return (
    <div className="mx-auto max-w-xl px-4 pt-10 pb-16">
      {isBrowser && site ? (
        <OrderLookup
          key={reference}
          reference={reference.toUpperCase()}
          secret={secret}
          hasPaid={Boolean(paid)}
          site={site}
        />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}

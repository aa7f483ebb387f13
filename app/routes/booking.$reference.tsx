import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { BookingLookup, BookingSkeleton } from '#app/features/bookings/BookingLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { booking } from '#app/i18n/en/bookings/booking.ts'
import { usePaidByCard } from '#app/payments/usePaidByCard.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { textSearch } from '#app/shell/textSearch.ts'

/**
 * A booking by its secret link. The secret comes after `#`, so only the browser knows it. The payment
 * provider sends the devotee back here too.
 */
export const Route = createFileRoute('/booking/$reference')({
  validateSearch: textSearch('payment_intent', 'payment_intent_client_secret', 'redirect_status'),
  // Not for search engines, and without its reference in shared links.
  loader: () => ({ head: { ...booking.english.page, path: '/puja', isPrivate: true } }),
  head: loadedHead,
  component: BookingPage,
})

function BookingPage() {
  const { reference } = Route.useParams()
  const { origin } = Route.useRouteContext()
  const secret = useLocation({ select: ({ hash }) => hash })
  const search = Route.useSearch()
  const isBrowser = useHydrated()
  const hasPaid = usePaidByCard(search)
  const { data: site } = useQuery(siteQuery)
  if (!isBrowser) return <BookingSkeleton />
  return (
    <BookingLookup
      key={reference}
      reference={reference.toUpperCase()}
      secret={secret}
      origin={origin}
      site={site}
      hasPaid={hasPaid}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { BookingLookup, BookingSkeleton } from '#app/features/bookings/BookingLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { booking } from '#app/i18n/en/booking.ts'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** A booking by its secret link. The secret comes after `#`, so only the browser knows it. */
export const Route = createFileRoute('/booking/$reference')({
  // Not for search engines, and without its reference in shared links.
  loader: () => ({ head: { ...booking.english.page, path: '/puja', isPrivate: true } }),
  head: loadedHead,
  component: BookingPage,
})

function BookingPage() {
  const { reference } = Route.useParams()
  const { origin } = Route.useRouteContext()
  const secret = useLocation({ select: ({ hash }) => hash })
  const isBrowser = useIsBrowser()
  const { data: site } = useQuery(siteQuery)
  if (!isBrowser) return <BookingSkeleton />
  return (
    <BookingLookup
      key={reference}
      reference={reference.toUpperCase()}
      secret={secret}
      origin={origin}
      temple={site?.name}
    />
  )
}

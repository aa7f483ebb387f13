import { useLocation, useParams, useRouteContext } from '@tanstack/react-router'
import { BookingLookup, BookingSkeleton } from '#app/features/bookings/BookingLookup.tsx'
import { booking } from '#app/i18n/en/booking.ts'
import { useIsBrowser } from '#app/routing/useIsBrowser.ts'

/** Nobody's to find: not indexed, and without its reference in what is shared. */
export const prepare = () => ({ head: { ...booking.english.page, path: '/puja', isPrivate: true } })

/** A booking by its secret link. The secret stands behind `#`, which only the browser knows. */
export function Page() {
  const { reference } = useParams({ from: '/booking/$reference' })
  const { origin } = useRouteContext({ from: '/booking/$reference' })
  const secret = useLocation({ select: ({ hash }) => hash })
  const isBrowser = useIsBrowser()
  return (
    <div className="mx-auto max-w-2xl px-4 pt-10 pb-16">
      {isBrowser ? (
        <BookingLookup
          key={`${reference} ${secret}`}
          reference={reference.toUpperCase()}
          secret={secret}
          origin={origin}
        />
      ) : (
        <BookingSkeleton />
      )}
    </div>
  )
}

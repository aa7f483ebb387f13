import { useByLink } from '#app/offline/useByLink.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Booking } from '#contract/bookings.ts'
import { bookingQuery } from './queries.ts'

export type BookingState =
  | { state: 'loading' | 'missing' | 'unreachable' }
  | { state: 'here'; booking: Booking; isFresh: boolean; seenAt: string }

/**
 * A booking by its reference and secret: at once as this phone stores it, and anew when the server
 * answers. A phone that stores it needs no secret in the address.
 */
export function useBooking(reference: string, secret: string): BookingState {
  const { isRead, data: stored } = useLive(reference, (db) => db.bookings.get(reference))
  const { isOpen, told, isFresh, absence } = useByLink({
    secret,
    stored: { isRead, token: stored?.booking.token },
    query: (token) => bookingQuery(reference, token),
  })
  if (stored && isOpen)
    return { state: 'here', booking: stored.booking, isFresh, seenAt: stored.seenAt }
  // A phone that stores nothing shows what it was told.
  if (told) return { state: 'here', booking: told, isFresh, seenAt: '' }
  return { state: absence }
}

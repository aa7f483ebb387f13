import { useByLink } from '#app/offline/useByLink.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Booking } from '#contract/bookings.ts'
import { bookingQuery } from './queries.ts'

export type ShownBooking = {
  booking: Booking
  /** Of the person who is logged in here. */
  isOwn: boolean
  /** Told just now, not only remembered by this phone. */
  isFresh: boolean
  /** The server does not open it any more: this phone only remembers it. */
  isRefused: boolean
  seenAt: string
}

export type BookingState =
  | { state: 'loading' | 'missing' | 'expired' | 'signedOut' | 'unreachable' }
  | ({ state: 'here' } & ShownBooking)

/**
 * A booking by its reference, for its owner or by its secret: at once as this phone stores it, and anew
 * when the server answers. A phone that stores it needs no secret in the address.
 */
export function useBooking(reference: string, secret: string): BookingState {
  const { isRead, data: stored } = useLive(reference, (db) => db.bookings.get(reference))
  const { isOwn, isOpen, told, absence, ...answer } = useByLink({
    secret,
    stored: { isRead, token: stored?.booking.token, account: stored?.account },
    query: (token) => bookingQuery(reference, token),
  })
  const isExpired = told === 'expired'
  const isFresh = answer.isFresh && !isExpired
  const isRefused = answer.isRefused || isExpired
  const here = { state: 'here', isOwn, isFresh, isRefused } as const
  if (stored && isOpen) return { ...here, booking: stored.booking, seenAt: stored.seenAt }
  // A phone that stores nothing shows what it was told.
  if (isExpired) return { state: 'expired' }
  if (told) return { ...here, booking: told, seenAt: '' }
  return { state: absence }
}

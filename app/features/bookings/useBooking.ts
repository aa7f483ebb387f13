import { useByLink } from '#app/offline/useByLink.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Booking } from '#contract/bookings/public.ts'
import { bookingQuery } from './queries.ts'

export type ShownBooking = {
  booking: Booking
  /** The booking belongs to the logged-in account. */
  isOwn: boolean
  /** Current, not only stored on this phone. */
  isFresh: boolean
  /** The server no longer opens it: only this phone still has it. */
  isRefused: boolean
  seenAt: string
}

export type BookingState =
  | { state: 'loading' | 'missing' | 'expired' | 'signedOut' | 'unreachable' }
  | ({ state: 'here' } & ShownBooking)

/**
 * A booking by its reference, for its owner or with its secret: at once as stored on this phone,
 * and again when the server answers. If the phone has it stored, the address needs no secret.
 */
export function useBooking(reference: string, secret: string): BookingState {
  const { isRead, isLate, data: stored } = useLive(reference, (db) => db.bookings.get(reference))
  const { isOwn, isOpen, fetched, absence, ...answer } = useByLink({
    secret,
    stored: { isRead, isLate, token: stored?.booking.token, account: stored?.account },
    query: (token) => bookingQuery(reference, token),
  })
  const isExpired = fetched === 'expired'
  const isFresh = answer.isFresh && !isExpired
  const isRefused = answer.isRefused || isExpired
  const here = { state: 'here', isOwn, isFresh, isRefused } as const
  if (stored && isOpen) return { ...here, booking: stored.booking, seenAt: stored.seenAt }
  // Without storage, the server's answer is shown directly.
  if (isExpired) return { state: 'expired' }
  if (fetched) return { ...here, booking: fetched, seenAt: '' }
  return { state: absence }
}

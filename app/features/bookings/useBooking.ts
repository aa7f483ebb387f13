import { useQuery } from '@tanstack/react-query'
import { useConnection } from '#app/offline/useConnection.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Booking } from '#contract/bookings.ts'
import { bookingQuery } from './queries.ts'

export type BookingState =
  | { state: 'loading' | 'missing' | 'unreachable' }
  | { state: 'here'; booking: Booking; isFresh: boolean; seenAt: string }

/**
 * A booking by its reference and secret: at once as this phone keeps it, and anew when the server
 * answers. A phone that keeps it needs no secret in the address.
 */
export function useBooking(reference: string, secret: string): BookingState {
  const { isRead, data: kept } = useLive(reference, (db) => db.bookings.get(reference))
  const known = kept && (secret === '' || kept.booking.token === secret) ? kept : undefined
  const token = secret || known?.booking.token || ''
  const { data: told, isSuccess, isFetched } = useQuery(bookingQuery(reference, token))
  const isReachable = useConnection() === 'reachable'
  const isFresh = isSuccess && told !== null && isReachable
  if (known) return { state: 'here', booking: known.booking, isFresh, seenAt: known.seenAt }
  // A phone that keeps nothing shows what it was told.
  if (told) return { state: 'here', booking: told, isFresh, seenAt: '' }
  if (told === null || (isRead && token === '')) return { state: 'missing' }
  return { state: isFetched ? 'unreachable' : 'loading' }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '#app/api/errors.ts'
import { keepBooking } from '#app/offline/bookings.ts'
import { getConnection, subscribeConnection } from '#app/offline/connection.ts'
import { type Booking, getBooking } from '#contract/bookings.ts'
import { onOccasion } from '#app/offline/onOccasion.ts'
import { useLive } from '#app/querying/useLive.ts'

export type BookingReading =
  | { state: 'loading' | 'missing' | 'unreachable' }
  | { state: 'here'; booking: Booking; isFresh: boolean; seenAt: string }

/** What became of asking the server, under which key. */
type Asked = { key: string; outcome: 'told' | 'missing' | 'unreachable'; booking?: Booking }

/**
 * A booking by its reference and secret: at once as this phone keeps it, and anew when the server
 * answers. A phone that keeps it needs no secret in the address.
 */
export function useBooking(reference: string, secret: string): BookingReading {
  const { isRead, data: kept } = useLive(reference, (db) => db.bookings.get(reference))
  const known = kept && (secret === '' || kept.booking.token === secret) ? kept : undefined
  const token = secret || known?.booking.token || ''
  const connection = useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
  const [asked, setAsked] = useState<Asked>()
  const key = `${reference} ${token}`

  useEffect(() => {
    if (token === '') return
    let isMounted = true
    const ask = async () => {
      const { api, db } = await import('#app/offline/phone.ts')
      const booking = await api.call(getBooking, { reference, token })
      await keepBooking(db, booking).catch(() => undefined)
      if (isMounted) setAsked({ key: `${reference} ${token}`, outcome: 'told', booking })
    }
    const run = () =>
      void ask().catch((error: unknown) => {
        const isMissing = error instanceof ApiError && error.status < 500 && error.problem
        const outcome = isMissing ? 'missing' : 'unreachable'
        if (isMounted) setAsked({ key: `${reference} ${token}`, outcome })
      })
    run()
    const stop = onOccasion(run)
    return () => {
      isMounted = false
      stop()
    }
  }, [reference, token])

  const answer = asked?.key === key ? asked : undefined
  const isFresh = answer?.outcome === 'told' && connection === 'reachable'
  if (known) return { state: 'here', booking: known.booking, isFresh, seenAt: known.seenAt }
  // A phone that keeps nothing shows what it was told.
  if (answer?.booking) return { state: 'here', booking: answer.booking, isFresh, seenAt: '' }
  if (answer?.outcome === 'missing') return { state: 'missing' }
  if (answer?.outcome === 'unreachable') return { state: 'unreachable' }
  return { state: isRead && token === '' ? 'missing' : 'loading' }
}

import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConnection } from '#app/offline/useConnection.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Availability } from '#contract/bookings/public.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import { availabilityQuery, farMonth, freshMs } from './queries.ts'

export type AvailabilityState = {
  availability?: Availability
  /** When the server sent it, as ISO text. */
  seenAt?: string
  /** Current; otherwise it is what this phone has stored. */
  isFresh: boolean
  /** The server did not answer. */
  hasFailed: boolean
  /** Refetches, after something has shown that the data is out of date. */
  refresh: () => void
}

/** The availability of a puja: from the server, or as stored on this phone. */
export function useAvailability(pujaType: PujaType, date: string): AvailabilityState {
  const { data: remembered } = useLive(pujaType, (db) => db.availability.get(pujaType))
  const near = useQuery({
    ...availabilityQuery(pujaType),
    // The answer for a later month includes the near days, so the query for those pauses.
    enabled: ({ state }) => farMonth(state.data, date) === '',
  })
  const month = farMonth(near.data, date)
  const far = useQuery({ ...availabilityQuery(pujaType, month), enabled: month !== '' })
  const active = month === '' ? near : far
  const fetched = far.data ?? near.data
  const isReachable = useConnection() === 'reachable'
  const { refetch } = active
  const refresh = useCallback(() => void refetch(), [refetch])

  const latest = fetched ?? remembered
  // Until the answer arrives, an old one does not count as current.
  const isAsIs = !active.isFetching || !isOld(fetched?.seenAt)
  const hasFailed = active.isFetched && !active.isSuccess
  return {
    ...(latest && { availability: latest.availability, seenAt: latest.seenAt }),
    isFresh: fetched !== undefined && isAsIs && !hasFailed && isReachable,
    hasFailed,
    refresh,
  }
}

const isOld = (seenAt: string | undefined): boolean =>
  seenAt !== undefined && Date.now() - Date.parse(seenAt) > freshMs

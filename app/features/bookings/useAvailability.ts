import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConnection } from '#app/offline/useConnection.ts'
import { useLive } from '#app/offline/useLive.ts'
import type { Availability } from '#contract/bookings.ts'
import type { PujaType } from '#contract/pujas.ts'
import { availabilityQuery, farMonth, freshMs } from './queries.ts'

export type KnownPlaces = {
  availability?: Availability
  /** When the server told it, as ISO text. */
  seenAt?: string
  /** Told just now; else it is what this phone remembers. */
  isFresh: boolean
  /** The server was asked and did not answer. */
  hasFailed: boolean
  /** Asks again: something has shown that it is no longer so. */
  refresh: () => void
}

/** The free places of a puja: as the server tells them, or as this phone remembers them. */
export function useAvailability(pujaType: PujaType, date: string): KnownPlaces {
  const { data: remembered } = useLive(pujaType, (db) => db.availability.get(pujaType))
  const near = useQuery({
    ...availabilityQuery(pujaType),
    // With a far month goes all that is near: the nearer question then rests.
    enabled: ({ state }) => farMonth(state.data, date) === '',
  })
  const month = farMonth(near.data, date)
  const far = useQuery({ ...availabilityQuery(pujaType, month), enabled: month !== '' })
  const asked = month === '' ? near : far
  const told = far.data ?? near.data
  const isReachable = useConnection() === 'reachable'
  const { refetch } = asked
  const refresh = useCallback(() => void refetch(), [refetch])

  const known = told ?? remembered
  // Until the answer is here, what was told long ago is not what the temple tells now.
  const isAsIs = !asked.isFetching || !isOld(told?.seenAt)
  const hasFailed = asked.isFetched && !asked.isSuccess
  return {
    ...(known && { availability: known.availability, seenAt: known.seenAt }),
    isFresh: told !== undefined && isAsIs && !hasFailed && isReachable,
    hasFailed,
    refresh,
  }
}

const isOld = (seenAt: string | undefined): boolean =>
  seenAt !== undefined && Date.now() - Date.parse(seenAt) > freshMs

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Place } from '#almanac/place.ts'
import type { Beyond } from './beyondAt.ts'
import { isSamePlace } from './isSamePlace.ts'
import { readQuery } from '#app/queries.ts'
import { almanacQuery } from './queries.ts'

type ObservedDaysQuery = {
  place: Place
  temple: Place
  from: string
  to: string
  /** Festivals beyond Ganesha's, where a page shows them. */
  beyond?: Beyond
}

/** How long to wait for the temple's changes: a silent network must not hide a fast. */
const patienceMs = 1_000

/** The days of a place as the temple observes them; without changes if those cannot be loaded. */
export function useObservedDays({ place, temple, from, to, beyond }: ObservedDaysQuery) {
  const { data: overrides = [], isPending } = useQuery(readQuery('listFestivalOverrides', {}))
  const isLate = useIsLate(isPending)
  const isElsewhere = !isSamePlace(place, temple)
  return useQuery({
    ...almanacQuery('observedDays', {
      place,
      reference: temple,
      from,
      to,
      overrides,
      isElsewhere,
      ...(beyond && { beyond }),
    }),
    enabled: !isPending || isLate,
    // At midnight, and when changes arrive, the old days stay until the new ones are computed.
    placeholderData: keepPreviousData,
  })
}

function useIsLate(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLate
}

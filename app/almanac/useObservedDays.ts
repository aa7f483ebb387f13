import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Place } from '#almanac/place.ts'
import { isSamePlace } from './useCity.ts'
import { readQuery } from '#app/queries.ts'
import { almanacQuery } from './queries.ts'

type Asked = { place: Place; temple: Place; from: string; to: string }

/** As long as the temple's changes are waited for: a network that says nothing must not hide a fast. */
const patienceMs = 1_000

/** The days of a place as the temple keeps them; without any changes where none can be had. */
export function useObservedDays({ place, temple, from, to }: Asked) {
  const { data: overrides = [], isPending } = useQuery(readQuery('listFestivalOverrides', {}))
  const isLate = useIsLate(isPending)
  const isElsewhere = !isSamePlace(place, temple)
  return useQuery({
    ...almanacQuery('observedDays', { place, reference: temple, from, to, overrides, isElsewhere }),
    enabled: !isPending || isLate,
    // At midnight, and when changes come, what is told stands until the new is there.
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

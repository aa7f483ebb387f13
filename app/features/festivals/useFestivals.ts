import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import { isSamePlace } from '#app/almanac/useCity.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals.ts'
import { knownFestivals, yearsFor } from './knownFestivals.ts'
import { festivalOverridesQuery } from './queries.ts'

type Asked = {
  place: Place
  /** The temple's place: stands in where the moon does not rise. */
  reference: Place
  from: string
  to: string
  /** What the server lists for the same place and days, until the phone has computed it. */
  served?: readonly Festival[] | undefined
  isEnabled?: boolean
}

export type FoundFestivals = {
  /** Undefined until anything at all is known. */
  festivals: readonly Festival[] | undefined
  /** Nothing is known, and nothing more is to be expected. */
  hasFailed: boolean
  /** This phone cannot compute: what there is comes from the server. */
  isLost: boolean
}

/** The festivals of a place as far as anything is known of them. */
export function useFestivals({
  place,
  reference,
  from,
  to,
  served,
  isEnabled = true,
}: Asked): FoundFestivals {
  const { data: overrides, isPending: isWaiting } = useQuery(festivalOverridesQuery)
  const computed = useQueries({
    queries: yearsFor(from, to).map((year) => ({
      ...almanacQuery('festivalsOfYear', { place, reference, year }),
      enabled: isEnabled,
    })),
    combine,
  })
  const { found, isLost } = computed
  const isElsewhere = !isSamePlace(place, reference)
  const festivals = useMemo(
    () =>
      knownFestivals({ served, computed: found, overrides, isWaiting, isElsewhere }, { from, to }),
    [served, found, overrides, isWaiting, isElsewhere, from, to],
  )
  return { festivals, hasFailed: isLost && !festivals, isLost }
}

type Answer = { data: readonly Festival[] | undefined; isError: boolean }

/** All years together, or undefined while one is missing. Kept by the library while none changes. */
const combine = (years: readonly Answer[]) => ({
  found: years.every(({ data }) => data) ? years.flatMap(({ data }) => data ?? []) : undefined,
  isLost: years.some(({ isError }) => isError),
})

import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import { addDays } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals.ts'
import { firstYear, lastYear } from '#almanac/civilDate.ts'
import { mergeOverrides, widestMoveDays } from '#contract/mergeOverrides.ts'
import { monthOf } from './civilMonth.ts'
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
}

/** The years a range needs, so much wider as staff may have moved a festival into it. */
export function yearsFor(from: string, to: string): number[] {
  const first = Math.max(firstYear, monthOf(addDays(from, -widestMoveDays)).year)
  const last = Math.min(lastYear, monthOf(addDays(to, widestMoveDays)).year)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/**
 * The festivals of a place, computed on this phone with the temple's changes over them. The server's
 * own list stands until both are there: changes it knows of must not disappear for a moment.
 */
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
  const merged = useMemo(
    () => computed.found && mergeOverrides(computed.found, overrides ?? [], { from, to }),
    [computed.found, overrides, from, to],
  )
  const festivals = served && (isWaiting || !merged) ? served : merged
  return { festivals, hasFailed: computed.hasFailed && !festivals }
}

type Answer = { data: readonly Festival[] | undefined; isError: boolean }

/** All years together, or undefined while one is missing. Kept by the library while none changes. */
const combine = (years: readonly Answer[]) => ({
  found: years.every(({ data }) => data) ? years.flatMap(({ data }) => data ?? []) : undefined,
  hasFailed: years.some(({ isError }) => isError),
})

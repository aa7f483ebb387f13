import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { FestivalInView } from './useFestival.ts'

/** The almanac's facts about a festival's day in the chosen city. */
export function useObservance(slug: string, { place, temple, here }: FestivalInView) {
  const { data, isError } = useQuery({
    ...almanacQuery('observanceOfSlug', { place, reference: temple, slug, date: here?.date }),
    enabled: here !== undefined,
  })
  return {
    observance: data ?? undefined,
    /** There is nothing to wait for: a day that staff added, or a phone that cannot compute. */
    isNone: isError || data === null,
    zone: data?.basis.isReference ? temple.tz : place.tz,
  }
}

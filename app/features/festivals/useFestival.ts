import { useQuery } from '@tanstack/react-query'
import { almanacKey } from '#app/almanac/queryKey.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { choiceOf } from '#contract/festivals/groups.ts'
import type { Site } from '#contract/site/public.ts'
import { needsServer, phoneOrServer } from './festivalSource.ts'
import type { FestivalView } from './festivalView.ts'
import { groupOfSlug } from './greatOfSlug.ts'
import { festivalOverridesQuery, festivalQuery } from './queries.ts'

export type FestivalInView = FestivalView & {
  /** The chosen city, or the temple's own. */
  place: ChosenCity
  temple: ChosenCity
  /** Whether the chosen city is not the temple's. */
  isElsewhere: boolean
  /** This phone cannot compute the day in the chosen city, and the server has none either. */
  isUncomputed: boolean
  isMissing: boolean
  hasFailed: boolean
}

/** A festival by its address: as the server rendered it until the phone has computed it. */
export function useFestival(slug: string, site: Site): FestivalInView {
  const temple = templeCity(site)
  const chosen = useChosenCity()
  const isElsewhere = chosen !== undefined && !isSamePlace(chosen, temple)
  const place = isElsewhere ? chosen : temple
  const server = useQuery(festivalQuery(slug))
  const overridesQuery = useQuery(festivalOverridesQuery)
  const overrides = overridesQuery.data ?? []
  const group = groupOfSlug(slug)
  const choice = choiceOf(site)
  const beyond = group && { groups: [group], choice }
  const input = { slug, place, temple, isElsewhere, overrides, beyond }
  const sky = useQuery({
    queryKey: [almanacKey, 'festivalView', input],
    // Not a static import: the code that computes is loaded after the page has been parsed.
    queryFn: async () => (await import('./festivalView.ts')).festivalView(input),
  })
  const abroad = useQuery({
    ...festivalQuery(slug, place.id ?? ''),
    enabled: needsServer({ place, isElsewhere, hasMore: false, hasAlmanacFailed: sky.isError }),
  })
  // The merged result has everything, except a day that staff have only just added.
  const isMerged = sky.data !== undefined && overridesQuery.data !== undefined
  const served = isMerged && server.data?.key !== undefined ? undefined : server.data
  const ofPlace = isElsewhere && served?.key !== undefined ? abroad.data : served
  const isWaiting = overridesQuery.isPending
  const here = phoneOrServer({ computed: sky.data?.here, served: ofPlace, isWaiting })
  const atTemple = phoneOrServer({ computed: sky.data?.atTemple, served, isWaiting })
  const isUnknown =
    !here && !atTemple && !sky.isLoading && !server.isLoading && !overridesQuery.isLoading
  return {
    place,
    temple,
    isElsewhere,
    here,
    atTemple,
    before: sky.data?.before,
    after: sky.data?.after,
    isUncomputed: (sky.isError || isMerged) && !here && !abroad.isLoading,
    isMissing: isUnknown && !sky.isError,
    hasFailed: isUnknown && sky.isError,
  }
}

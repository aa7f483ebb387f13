import { useQuery } from '@tanstack/react-query'
import type { ChosenCity } from '#app/city/cityStore.ts'
import { isSamePlace, templeCity, useChosenCity } from '#app/city/useCity.ts'
import type { Festival } from '#contract/festivals.ts'
import { mergeOverrides } from '#contract/mergeOverrides.ts'
import type { Site } from '#contract/site.ts'
import {
  festivalOverridesQuery,
  festivalQuery,
  festivalsAroundQuery,
  yearOfSlug,
} from './festivalQueries.ts'

export type FestivalInView = {
  /** The chosen city, else the temple's own. */
  place: ChosenCity
  temple: ChosenCity
  /** Whether the chosen city has another sky than the temple's. */
  isElsewhere: boolean
  /** As the chosen city keeps it; undefined until the almanac has answered. */
  here: Festival | undefined
  /** As the temple keeps it. */
  atTemple: Festival | undefined
  before: Festival | undefined
  after: Festival | undefined
  isMissing: boolean
  hasFailed: boolean
}

/** A festival by its address, in the chosen city and at the temple, with its neighbours. */
export function useFestival(slug: string, site: Site): FestivalInView {
  const temple = templeCity(site)
  const chosen = useChosenCity()
  const isElsewhere = chosen !== undefined && !isSamePlace(chosen, temple)
  const place = isElsewhere ? chosen : temple
  const server = useQuery(festivalQuery(slug))
  const overrides = useQuery(festivalOverridesQuery)
  const yearSaid = yearOfSlug(slug)
  const year = yearSaid ?? 0
  const enabled = yearSaid !== undefined
  const computedHere = useQuery({
    ...festivalsAroundQuery({ place, reference: temple }, year),
    enabled,
  })
  const computedThere = useQuery({
    ...festivalsAroundQuery({ place: temple, reference: temple }, year),
    enabled,
  })

  const merged = (computed: Festival[] | undefined) =>
    computed && mergeOverrides(computed, overrides.data ?? [], everyDay)
  const shown = merged(computedHere.data)
  const index = shown?.findIndex((each) => each.slug === slug) ?? -1
  // What the phone computes and merges tells all but a day staff have only just added.
  const isTold = shown !== undefined && overrides.data !== undefined
  const said = isTold && server.data?.key !== undefined ? undefined : server.data
  const atTemple = merged(computedThere.data)?.find((each) => each.slug === slug) ?? said
  const here =
    index >= 0 ? shown?.[index] : isElsewhere && said?.key !== undefined ? undefined : said
  const isAsking = computedHere.isLoading || server.isLoading || overrides.isLoading
  const isUnknown = !here && !atTemple && !isAsking
  return {
    place,
    temple,
    isElsewhere,
    here,
    atTemple,
    before: index > 0 ? shown?.[index - 1] : undefined,
    after: index >= 0 ? shown?.[index + 1] : undefined,
    isMissing: isUnknown && !computedHere.isError,
    hasFailed: isUnknown && computedHere.isError,
  }
}

const everyDay = { from: '0000-01-01', to: '9999-12-31' }

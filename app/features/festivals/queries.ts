import type { QueryClient } from '@tanstack/react-query'
import { readQuery } from '#app/queries.ts'
import type { Festival } from '#contract/festivals.ts'
import type { Month } from './civilMonth.ts'

// 'Festival queries refetch always': what is there is shown meanwhile.
export const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const festivalsOfMonthQuery = ({ year, month }: Month) => ({
  ...readQuery('listFestivalsOfMonth', { year, month }),
  ...always,
})

/**
 * Of the month before this one, only the days that stand in this one's sheet. Never fetched: the rendered page
 * carries them, as it has no room for that whole month.
 */
export const festivalsBeforeQuery = ({ year, month }: Month) => ({
  queryKey: ['festivalsBefore', { year, month }] as const,
  queryFn: (): Festival[] => [],
  enabled: false,
})

/** As the server computes them for a city of the list, for a phone that cannot. */
export const festivalsOfMonthInQuery = ({ year, month }: Month, city: string) => ({
  ...readQuery('listFestivalsOfMonth', { year, month, city }),
  ...always,
})

export const upcomingFestivalsInQuery = (city: string) => ({
  ...readQuery('listUpcomingFestivals', { city }),
  ...always,
})

export const upcomingFestivalsQuery = { ...readQuery('listUpcomingFestivals', {}), ...always }

export const festivalOverridesQuery = readQuery('listFestivalOverrides', {})

/** By its address: on the temple's days, or on those of a city of the list. */
export const festivalQuery = (slug: string, city?: string) => ({
  ...readQuery('getFestival', { slug, ...(city !== undefined && { city }) }),
  ...always,
})

/** Has the temple's changes come anew, as with every month that is turned to; without a network what is kept stays. */
export const renewOverrides = (queryClient: QueryClient): Promise<void> =>
  import('#app/offline/phone.ts')
    .then(({ content }) => content.fetch('listFestivalOverrides', {}))
    .then((fresh) => void queryClient.setQueryData(festivalOverridesQuery.queryKey, fresh))
    .catch(() => undefined)

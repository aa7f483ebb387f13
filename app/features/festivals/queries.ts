import type { QueryClient } from '@tanstack/react-query'
import { readQuery } from '#app/queries.ts'
import type { Festival } from '#contract/festivals.ts'
import type { Month } from './civilMonth.ts'

// 'Festival queries refetch always': cached data is shown meanwhile.
export const always = { staleTime: 0, refetchOnMount: 'always' } as const

/** `great,moon`: the groups that are listed; absent for those that the temple shows everywhere. */
type Groups = string | undefined

const listing = (groups: Groups) => (groups === undefined ? {} : { groups })

export const festivalsOfMonthQuery = ({ year, month }: Month, groups?: Groups) => ({
  ...readQuery('listFestivalsOfMonth', { year, month, ...listing(groups) }),
  ...always,
})

/**
 * Only the previous month's days that this month's grid shows. Never fetched: the rendered page
 * includes them, because the whole month would be too large.
 */
export const festivalsBeforeQuery = ({ year, month }: Month) => ({
  queryKey: ['festivalsBefore', { year, month }] as const,
  queryFn: (): Festival[] => [],
  enabled: false,
})

/** Computed by the server for a listed city, for a phone that cannot compute. */
export const festivalsOfMonthInQuery = ({ year, month }: Month, city: string, groups: Groups) => ({
  ...readQuery('listFestivalsOfMonth', { year, month, city, ...listing(groups) }),
  ...always,
})

export const upcomingFestivalsInQuery = (city: string, groups: Groups) => ({
  ...readQuery('listUpcomingFestivals', { city, ...listing(groups) }),
  ...always,
})

export const upcomingFestivalsQuery = (groups?: Groups) => ({
  ...readQuery('listUpcomingFestivals', listing(groups)),
  ...always,
})

export const festivalOverridesQuery = readQuery('listFestivalOverrides', {})

/** By its address: on the temple's days, or on those of a listed city. */
export const festivalQuery = (slug: string, city?: string) => ({
  ...readQuery('getFestival', { slug, ...(city !== undefined && { city }) }),
  ...always,
})

/** Fetches the temple's changes again whenever a month is opened; offline, the stored ones stay. */
export const renewOverrides = (queryClient: QueryClient): Promise<void> =>
  import('#app/offline/phone.ts')
    .then(({ content }) => content.fetch('listFestivalOverrides', {}))
    .then((fresh) => void queryClient.setQueryData(festivalOverridesQuery.queryKey, fresh))
    .catch(() => undefined)

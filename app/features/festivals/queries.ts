import type { QueryClient } from '@tanstack/react-query'
import { readQuery } from '#app/queries.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Month } from './civilMonth.ts'

// 'Festival queries refetch always': cached data is shown meanwhile.
export const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const festivalsOfMonthQuery = ({ year, month }: Month) => ({
  ...readQuery('listFestivalsOfMonth', { year, month }),
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

/**
 * The server query of a phone that cannot compute: a listed city (empty for a located place, which
 * is never sent), or the temple's if absent, with these groups (`great,moon`) or the temple's
 * default ones.
 */
type Listing = [city: string | undefined, groups: string | undefined]

const listing = ([city, groups]: Listing) => ({
  ...(city !== undefined && { city }),
  ...(groups !== undefined && { groups }),
})

export const festivalsOfMonthInQuery = ({ year, month }: Month, ...listed: Listing) => ({
  ...readQuery('listFestivalsOfMonth', { year, month, ...listing(listed) }),
  ...always,
})

export const upcomingFestivalsInQuery = (...listed: Listing) => ({
  ...readQuery('listUpcomingFestivals', listing(listed)),
  ...always,
})

export const upcomingFestivalsQuery = { ...readQuery('listUpcomingFestivals', {}), ...always }

export const festivalOverridesQuery = readQuery('listFestivalOverrides', {})

/** A festival by its slug, on the temple's dates or on those of a listed city. */
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

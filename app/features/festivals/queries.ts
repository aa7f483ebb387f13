import { readQuery } from '#app/queries.ts'
import type { Month } from './civilMonth.ts'

// 'Festival queries refetch always': what is there is shown meanwhile.
const always = { staleTime: 0, refetchOnMount: 'always' } as const

export const festivalsOfMonthQuery = ({ year, month }: Month) => ({
  ...readQuery('listFestivalsOfMonth', { year, month }),
  ...always,
})

export const upcomingFestivalsQuery = { ...readQuery('listUpcomingFestivals', {}), ...always }

export const festivalOverridesQuery = readQuery('listFestivalOverrides', {})

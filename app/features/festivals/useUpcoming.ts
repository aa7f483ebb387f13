import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Place } from '#almanac/place.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { addDays, yearOf } from '#almanac/civilDate.ts'
import { upcomingFestivalsInQuery, upcomingFestivalsQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

type Asked = { today: string; place: ChosenCity; temple: Place; isTemple: boolean }

/** The year ahead, today included. */
export function useUpcoming({ today, place, temple, isTemple }: Asked) {
  const served = useQuery(upcomingFestivalsQuery)
  // The same question as below, asked only to know whether this phone can answer any.
  const { isError: isLost } = useQuery(
    almanacQuery('festivalsOfYear', { place, reference: temple, year: yearOf(today) }),
  )
  const abroad = useQuery({
    ...upcomingFestivalsInQuery(place.id ?? ''),
    enabled: isLost && !isTemple && place.id !== undefined,
  })
  const { data: listed } = isTemple ? served : abroad
  const ahead = useMemo(() => listed?.filter(({ date }) => date >= today), [listed, today])
  // A festival that is over for the temple may still be ahead where the day began later.
  const range = { reference: temple, to: addDays(today, 365) }
  const here = useFestivals({
    ...range,
    from: today,
    place,
    served: ahead,
  })
  const atTemple = useFestivals({
    ...range,
    from: addDays(today, -2),
    place: temple,
    served: served.data,
    isEnabled: !isTemple,
  })
  const hasFailed = here.hasFailed && !abroad.isLoading
  return { ...here, hasFailed, atTemple: isTemple ? undefined : atTemple.festivals }
}

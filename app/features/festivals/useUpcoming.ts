import { useQuery } from '@tanstack/react-query'
import type { Place } from '#almanac/place.ts'
import { addDays } from '#almanac/civilDate.ts'
import { upcomingFestivalsQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

type Asked = { today: string; place: Place; temple: Place; isTemple: boolean }

/** The year ahead, today included. */
export function useUpcoming({ today, place, temple, isTemple }: Asked) {
  const served = useQuery(upcomingFestivalsQuery)
  // A festival that is over for the temple may still be ahead where the day began later.
  const range = { reference: temple, to: addDays(today, 365) }
  const here = useFestivals({
    ...range,
    from: today,
    place,
    served: isTemple ? served.data?.filter(({ date }) => date >= today) : undefined,
  })
  const atTemple = useFestivals({
    ...range,
    from: addDays(today, -2),
    place: temple,
    served: served.data,
    isEnabled: !isTemple,
  })
  return { ...here, atTemple: isTemple ? undefined : atTemple.festivals }
}

import { useQuery } from '@tanstack/react-query'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Place } from '#almanac/place.ts'
import { addDays } from '#almanac/civilDate.ts'
import { upcomingFestivalsInQuery, upcomingFestivalsQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

type Asked = { today: string; place: ChosenCity; temple: Place; isTemple: boolean }

/** The year ahead, today included. */
export function useUpcoming({ today, place, temple, isTemple }: Asked) {
  const { data: served } = useQuery(upcomingFestivalsQuery)
  const asked = {
    reference: temple,
    to: addDays(today, 365),
    served,
    ofCity: upcomingFestivalsInQuery(place.id ?? ''),
  }
  const here = useFestivals({ ...asked, from: today, place })
  // A festival that is over at the temple may still be ahead where the day began later.
  const from = addDays(today, -2)
  const atTemple = useFestivals({ ...asked, from, place: temple, isEnabled: !isTemple })
  return { ...here, atTemple: isTemple ? undefined : atTemple.festivals }
}

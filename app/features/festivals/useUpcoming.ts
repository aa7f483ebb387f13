import { useQuery } from '@tanstack/react-query'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import type { Place } from '#almanac/place.ts'
import { addDays } from '#almanac/civilDate.ts'
import { groupsText } from './groupsText.ts'
import { upcomingFestivalsInQuery, upcomingFestivalsQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

type UpcomingQuery = {
  today: string
  place: ChosenCity
  temple: Place
  isTemple: boolean
  beyond: Beyond
}

/** The year ahead, today included. */
export function useUpcoming({ today, place, temple, isTemple, beyond }: UpcomingQuery) {
  const groups = groupsText(beyond)
  const { data: served } = useQuery(upcomingFestivalsQuery)
  const input = {
    reference: temple,
    to: addDays(today, 365),
    served,
    beyond,
  }
  const here = useFestivals({
    ...input,
    ofPlace: upcomingFestivalsInQuery(isTemple ? undefined : (place.id ?? ''), groups),
    from: today,
    place,
  })
  // A festival that is over at the temple may still be ahead where the day began later.
  const from = addDays(today, -2)
  const atTemple = useFestivals({
    ...input,
    ofPlace: upcomingFestivalsInQuery(undefined, groups),
    from,
    place: temple,
    isEnabled: !isTemple,
  })
  return { ...here, atTemple: isTemple ? undefined : atTemple.festivals }
}

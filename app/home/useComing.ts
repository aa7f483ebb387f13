import { useToday } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { useGroups } from '#app/almanac/useGroups.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useUpcoming } from '#app/features/festivals/useUpcoming.ts'
import type { Site } from '#contract/site/public.ts'

/** The coming days in the chosen city; `rendered` is the day the server used. */
export function useComing(site: Site, rendered: string) {
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const today = useToday(place.tz, rendered)
  const isTemple = isSamePlace(place, temple)
  const beyond = useGroups(site, 'everywhere')
  return { ...useUpcoming({ today, place, temple, isTemple, beyond }), today, temple, isTemple }
}

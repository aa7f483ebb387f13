import { useQuery } from '@tanstack/react-query'
import { addDays } from '#almanac/civilDate.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useMinute, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { occasionOf } from '#contract/guide/occasionOf.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

/** More than a lunar year with an added month. */
const daysAhead = 400

/**
 * When a rite is due in the family's own city, today included; nothing for a rite of any day. A fast
 * that waits for the moon lasts past midnight: its day is the first until the Sun rises.
 */
export function useDue(site: Site) {
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const today = useToday(place.tz, todayIn(place.tz))
  const now = useMinute()
  const { data: sky, isError: isWithoutSky } = useQuery(
    almanacQuery('skyOfDay', { place, reference: temple, date: today }),
  )
  const { data: days, isError } = useObservedDays({
    place,
    temple,
    from: addDays(today, -1),
    to: addDays(today, daysAhead),
  })
  const isKnown = days !== undefined && sky !== undefined
  const isNight = isKnown && now !== undefined && now < sky.dawn
  const isAhead = ({ festival, moonrise }: ObservedDay): boolean =>
    festival.date >= today || (isNight && moonrise !== undefined)
  const dueDays = (occasion: RiteOccasion | undefined): ObservedDay[] =>
    occasion && isKnown
      ? days.filter((day) => occasionOf(day.festival) === occasion && isAhead(day))
      : []
  /** The day of the rite, if it is now. */
  const dueNow = (occasion: RiteOccasion | undefined): ObservedDay | undefined =>
    dueDays(occasion).find(({ festival }) => festival.date <= today)
  return { place, temple, today, isKnown, isError: isError || isWithoutSky, days, dueDays, dueNow }
}

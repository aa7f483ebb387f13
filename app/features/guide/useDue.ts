import { addDays } from '#almanac/civilDate.ts'
import type { ObservedDay } from '#app/almanac/observedDays.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import type { RiteOccasion } from '#contract/guide/public.ts'
import type { Site } from '#contract/site/public.ts'

/** More than a lunar year with an added month. */
const daysAhead = 400

const isOf = ({ festival, observance }: ObservedDay, occasion: RiteOccasion): boolean =>
  occasion === 'sankashti'
    ? festival.category === 'sankashti' || festival.category === 'angaraki'
    : observance?.kind === occasion

/** When a rite is due in the family's own city, today included; nothing for a rite of any day. */
export function useDue(site: Site) {
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const today = useToday(place.tz, todayIn(place.tz))
  const { data: days } = useObservedDays({
    place,
    temple,
    from: today,
    to: addDays(today, daysAhead),
  })
  const dueDays = (occasion: RiteOccasion | undefined): ObservedDay[] =>
    (occasion && days?.filter((day) => isOf(day, occasion))) || []
  return { place, temple, today, dueDays }
}

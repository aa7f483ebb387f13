import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { timeText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Site } from '#contract/site/public.ts'

/** The midday hours of today in the family's own city, in which Ganesh Chaturthi is performed. */
export function MiddayNow({ site }: { site: Site }) {
  const words = useWords(catalogue)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const date = useToday(place.tz, todayIn(place.tz))
  const { data: day } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  if (!day?.midday) return null
  const { start, end } = day.midday
  return (
    <p className="rite-moon">
      {words.midday(place.name, timeText(start, place.tz), timeText(end, place.tz))}
    </p>
  )
}

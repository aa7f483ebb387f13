import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useMinute, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { momentText } from '#app/i18n/dates.ts'
import { rite as catalogue } from '#app/i18n/en/guide/rite.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Site } from '#contract/site/public.ts'

/** When the moon rises today in the family's own city, and whether it has risen. */
export function MoonNow({ site }: { site: Site }) {
  const { moon: words } = useWords(catalogue)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const date = useToday(place.tz, todayIn(place.tz))
  const now = useMinute() ?? 0
  const { data: day } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  if (!day) return <p className="rite-moon" />
  const { moonrise } = day
  if (!moonrise) return <p className="rite-moon">{words.none(place.name)}</p>
  const time = momentText(moonrise.at, place.tz, date)
  return (
    <>
      <p className="rite-moon">
        {moonrise.at <= now ? words.risen(time, place.name) : words.rises(time, place.name)}
      </p>
      <p className="text-sm text-muted">{words.haze}</p>
    </>
  )
}

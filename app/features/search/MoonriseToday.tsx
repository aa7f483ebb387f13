import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { addDays } from '#almanac/civilDate.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { useObservedDays } from '#app/almanac/useObservedDays.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { momentText, shortDateText } from '#app/i18n/dates.ts'
import { moonriseToday } from '#app/i18n/en/search/moonriseToday.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import type { Site } from '#contract/site/public.ts'

/** Two lunar months: they hold the next Sankashti even if the temple hid one. */
const daysAhead = 65

/** Today's moonrise in the chosen city, and that of the next fast. Works offline. */
export function MoonriseToday({ site }: { site: Site }) {
  const words = useWords(moonriseToday)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const date = useToday(place.tz, todayIn(place.tz))
  const { data } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  const hasRisen = data?.moonrise && data.moonrise.at < getNow()
  const from = addDays(date, 1)
  const { data: days } = useObservedDays({ place, temple, from, to: addDays(from, daysAhead) })
  const next = days?.find((day) => day.moonrise !== undefined)
  return (
    <Link to="/panchang" className="result-moonrise">
      {hasRisen ? words.risen(place.name) : words.heading(place.name)}
      {data && (
        <>
          <b>{data.moonrise ? momentText(data.moonrise.at, place.tz, date) : words.none}</b>
          {next?.moonrise !== undefined &&
            words.sankashti(
              shortDateText(next.festival.date),
              momentText(next.moonrise, place.tz, next.festival.date),
            )}
        </>
      )}
    </Link>
  )
}

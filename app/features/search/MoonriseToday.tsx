import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { almanacQuery } from '#app/almanac/queries.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { momentText } from '#app/i18n/dates.ts'
import { moonriseToday } from '#app/i18n/en/moonriseToday.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Site } from '#contract/site.ts'
import { isAboutMoonrise } from './isAboutMoonrise.ts'

type Props = { query: string; site: Site }

/** The answer for those who look for the moonrise: today's, in their city. Works offline. */
export const MoonriseToday = ({ query, site }: Props) =>
  isAboutMoonrise(query) && <Answer site={site} />

function Answer({ site }: { site: Site }) {
  const words = useWords(moonriseToday)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const date = useToday(place.tz, todayIn(place.tz))
  const { data } = useQuery(almanacQuery('panchang', { place, reference: temple, date }))
  return (
    <Link to="/panchang" className="result-moonrise">
      {data && (
        <>
          {words.heading(place.name)}
          <b>{data.moonrise ? momentText(data.moonrise.at, place.tz, date) : words.none}</b>
        </>
      )}
    </Link>
  )
}

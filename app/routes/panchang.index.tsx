import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useOffered } from '#app/almanac/useGroups.ts'
import { CityChip } from '#app/features/city/CityChip.tsx'
import { ShareDay } from '#app/features/day-card/ShareDay.tsx'
import { type DayQuery, parseDay } from '#app/features/panchang/dayQuery.ts'
import { NoDay } from '#app/features/panchang/NoDay.tsx'
import { PanchangDay } from '#app/features/panchang/PanchangDay.tsx'
import { prepareDay } from '#app/features/panchang/preparePanchang.ts'
import { ClockNotice } from '#app/features/shell/ClockNotice.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { dateText } from '#app/i18n/dates.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import type { Site } from '#contract/site/public.ts'

const validateSearch = textSearch('date')

/** A day's panchang for the devotee's city. */
export const Route = createFileRoute('/panchang/')({
  validateSearch,
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: async ({ context, deps }) => {
    const { temple, today } = await prepareTemple(context)
    const query = parseDay(deps.date, today)
    if (temple && query.is === 'day') await prepareDay(context, temple, query.date)
    const { page } = panchang.english
    return { today, head: { ...page, title: titleOf(query, today), path: '/panchang' } }
  },
  head: loadedHead,
  component: PanchangPage,
})

/** The heading of today's page says today in some languages, which no other day is. */
function titleOf(query: DayQuery, today: string): string {
  const { page, headingOfDay, titleOfDay } = panchang.english
  if (query.is !== 'day') return headingOfDay
  return query.date === today ? page.title : titleOfDay(dateText(query.date))
}

/** The current month has the shorter address, which is cached. */
const monthOf = (date: string, today: string) =>
  today.startsWith(date.slice(0, 7)) ? {} : { month: date.slice(0, 7) }

function PanchangPage() {
  const { data: site } = useQuery(siteQuery)
  return site ? <DayPage site={site} /> : null
}

function DayPage({ site }: { site: Site }) {
  const words = useWords(panchang)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const beyond = useOffered(site)
  const { today: rendered } = Route.useLoaderData()
  const today = useToday(place.tz, rendered)
  const { date: text } = Route.useSearch()
  const query = parseDay(text, today)
  if (query.is !== 'day')
    return (
      <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
        <h1 className="text-2xl">{words.headingOfDay}</h1>
        <NoDay query={query} text={text ?? ''} />
      </div>
    )
  return (
    <PanchangDay
      date={query.date}
      isToday={query.date === today}
      place={place}
      temple={temple}
      beyond={beyond}
      city={
        <>
          <p className="text-muted">
            {words.computedFor} <CityChip place={place} temple={temple} />
          </p>
          <ClockNotice />
        </>
      }
      share={
        <ShareDay
          date={query.date}
          place={place}
          temple={temple}
          beyond={beyond}
          templeName={site.name}
        />
      }
      links={
        <>
          <Link to="/panchang/month" search={monthOf(query.date, today)} className="text-link">
            {words.toMonth}
          </Link>
          {query.date !== today && (
            <Link to="/panchang" search={{}} className="text-link">
              {words.today}
            </Link>
          )}
        </>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide'
import { useToday } from '#app/almanac/today.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useOffered } from '#app/almanac/useGroups.ts'
import { parseMonth } from '#app/features/panchang/dayQuery.ts'
import { MonthTurner } from '#app/features/panchang/MonthTurner.tsx'
import { NoDay } from '#app/features/panchang/NoDay.tsx'
import { PanchangMonth } from '#app/features/panchang/PanchangMonth.tsx'
import { prepareMonth } from '#app/features/panchang/preparePanchang.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { panchang } from '#app/i18n/en/panchang/panchang.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import { Button, buttonClass } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Site } from '#contract/site/public.ts'

const validateSearch = textSearch('month')

/** A month's panchang on one sheet, for printing. */
export const Route = createFileRoute('/panchang/month')({
  validateSearch,
  loaderDeps: ({ search: { month } }) => ({ month }),
  loader: async ({ context, deps }) => {
    const { temple, today } = await prepareTemple(context)
    const query = parseMonth(deps.month, today)
    if (temple && query.is === 'day') await prepareMonth(context, temple, query.date.slice(0, 7))
    return { today, head: { ...panchang.english.monthPage, path: '/panchang/month' } }
  },
  head: loadedHead,
  component: PanchangMonthPage,
})

function PanchangMonthPage() {
  const { data: site } = useQuery(siteQuery)
  return site ? <MonthPage site={site} /> : null
}

function MonthPage({ site }: { site: Site }) {
  const words = useWords(panchang)
  const temple = templeCity(site)
  const place = useChosenCity() ?? temple
  const beyond = useOffered(site)
  const { today: rendered } = Route.useLoaderData()
  const today = useToday(place.tz, rendered)
  const { month: text } = Route.useSearch()
  const query = parseMonth(text, today)
  if (query.is !== 'day') return <NoDay query={query} text={text ?? ''} isMonth />
  const month = query.date.slice(0, 7)
  return (
    <div className="month-page mx-auto max-w-7xl px-4 pt-6 pb-12 lg:pt-10">
      <div className="not-printed flex flex-wrap items-center gap-2">
        <Link to="/panchang" search={{}} className={`${buttonClass({ variant: 'quiet' })} -ml-3`}>
          <Icon of={ArrowLeft} className="size-5" />
          {words.toDay}
        </Link>
        <Button variant="quiet" className="-mr-3 ml-auto" onClick={() => window.print()}>
          <Icon of={Printer} className="size-5" />
          {words.print}
        </Button>
      </div>
      <MonthTurner first={query.date} city={place.name} />
      <PanchangMonth month={month} today={today} place={place} temple={temple} beyond={beyond} />
      <p className="mt-3 text-sm text-muted">{words.footer}</p>
    </div>
  )
}

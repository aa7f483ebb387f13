import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { todayIn } from '#app/city/today.ts'
import { festivalsOfMonthQuery, upcomingFestivalsQuery } from '#app/features/festivals/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pageHead } from '#app/head.ts'
import type { Site } from '#contract/site.ts'

// The page's own code comes after the first paint: what the server rendered stands until it is there.
const CalendarPage = lazyRouteComponent(() => import('./-calendarPage.tsx'), 'CalendarPage')

export const Route = createFileRoute('/calendar/')({
  async loader({ context: { prepare, queryClient } }) {
    const [{ calendar }] = await Promise.all([
      // Not a static import: these words are for one page.
      import('#app/i18n/en/calendar.ts'),
      prepare(siteQuery),
      CalendarPage.preload?.(),
    ])
    const site = queryClient.getQueryData<Site>(siteQuery.queryKey)
    const today = todayIn(site?.city.timeZone ?? 'Asia/Kolkata')
    const [year, month] = today.split('-').map(Number)
    await Promise.all([
      prepare(festivalsOfMonthQuery({ year: year ?? 0, month: month ?? 0 })),
      prepare(upcomingFestivalsQuery),
    ])
    return { today, ...calendar.english.page }
  },
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ ...loaderData, path: '/calendar', origin: match.context.origin }) : {},
  component: Calendar,
})

function Calendar() {
  return (
    <Suspense>
      <CalendarPage />
    </Suspense>
  )
}

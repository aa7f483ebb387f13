import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useToday } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { useGroups } from '#app/almanac/useGroups.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { CityChip } from '#app/features/city/CityChip.tsx'
import { ClockNotice } from '#app/features/shell/ClockNotice.tsx'
import { CalendarSheet } from '#app/features/festivals/CalendarSheet.tsx'
import { CalendarFailed } from '#app/features/festivals/CalendarFailed.tsx'
import { prepareCalendar } from '#app/features/festivals/prepareCalendar.ts'
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.tsx'
import { ChooseFallback } from '#app/features/reminders/ChooseFallback.tsx'
import { NeverMiss } from '#app/features/reminders/NeverMiss.tsx'
import { RemindLink, RemindNote } from '#app/features/festivals/RemindLink.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { calendar } from '#app/i18n/en/festivals/calendar.ts'
import { useWords } from '#app/i18n/words.ts'
import { acted, calm } from '#app/lazy/calm.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import type { Site } from '#contract/site/public.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'

// The permission prompt must open within the tap, so the code loads before it; until then a link
// leads to the full form. A first visit loads it once a day is chosen.
const FestivalBell = lazyComponent(
  async () => {
    await (navigator.serviceWorker?.controller ? calm : acted)
    return (await import('#app/features/reminders/FestivalBell.tsx')).FestivalBell
  },
  ({ link }) => link,
)

/** The festival calendar of the devotee's city. */
export const Route = createFileRoute('/calendar/')({
  loader: async ({ context }) => {
    const { temple } = await prepareTemple(context)
    const today = await prepareCalendar(context, temple)
    return { today, head: { ...calendar.english.page, path: '/calendar' } }
  },
  head: loadedHead,
  component: CalendarPage,
})

const CityReminders = lazyComponent(
  async () => (await import('#app/reminders/CityReminders.tsx')).CityReminders,
  ChooseFallback,
)

function CalendarPage() {
  const { data: site, isError } = useQuery(siteQuery)
  if (site) return <Calendar site={site} />
  return isError ? <CalendarFailed /> : null
}

function Calendar({ site }: { site: Site }) {
  const words = useWords(calendar)
  const { today: rendered } = Route.useLoaderData()
  const visit = useLocation({ select: ({ state }) => state.key ?? '' })
  const { origin } = Route.useRouteContext()
  const temple = useMemo(() => templeCity(site), [site])
  const place = useChosenCity() ?? temple
  const isTemple = isSamePlace(place, temple)
  const today = useToday(place.tz, rendered)
  const beyond = useGroups(site, 'calendar')
  // The year ahead lists only Ganesha's festivals unless the devotee turned on more.
  const beyondAhead = useGroups(site, 'everywhere')
  return (
    <>
      <div className="calendar-head">
        <h1 className="text-title">{words.heading}</h1>
        <p className="text-muted">
          {words.computedFor} <CityChip place={place} temple={temple} />
        </p>
        <ClockNotice />
      </div>
      <CalendarSheet
        key={visit}
        visit={visit}
        place={place}
        temple={temple}
        isTemple={isTemple}
        today={today}
        beyond={beyond}
        beyondAhead={beyondAhead}
        origin={origin}
        renderBell={(festival) => (
          <FestivalBell
            key={festival.slug}
            slug={festival.slug}
            festival={festival}
            timeZone={place.tz}
            cityId={isTemple ? undefined : place.id}
            link={
              <>
                <RemindLink slug={festival.slug} />
                <RemindNote slug={festival.slug} />
              </>
            }
          />
        )}
        reminders={
          <NeverMiss
            emailForm={<NewsletterForm place="calendar_page" />}
            renderChoice={(start) => <CityReminders {...start} site={site} rendered={rendered} />}
          />
        }
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide'
import { useToday } from '#app/almanac/today.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import { templeCity, useChosenCity } from '#app/almanac/useCity.ts'
import { useOffered } from '#app/almanac/useGroups.ts'
import { CityBar } from '#app/features/city/CityBar.tsx'
import { prepareUpcoming } from '#app/features/festivals/prepareUpcoming.ts'
import { useUpcoming } from '#app/features/festivals/useUpcoming.ts'
import { ChooseReminders } from '#app/features/reminders/ChooseReminders.tsx'
import { useLocalNow } from '#app/features/reminders/localNow.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { reminders } from '#app/i18n/en/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { reminderChannels } from '#contract/reminderChoice.ts'
import type { Site } from '#contract/site.ts'

// Only a message's link leads to it.
const ManageReminder = lazyComponent(
  async () => (await import('#app/features/reminders/ManageReminder.tsx')).ManageReminder,
)

/** The rendered page shows the next reminder alone. */
const renderedAhead = 8

export const Route = createFileRoute('/reminders')({
  // The festival whose *Remind me* led here, and the way that it offered.
  validateSearch: textSearch('festival', 'way'),
  loader: async ({ context }) => {
    const { today } = await prepareTemple(context)
    await prepareUpcoming(context, renderedAhead)
    return { today, head: { ...reminders.english.page, path: '/reminders' } }
  },
  head: loadedHead,
  component: RemindersPage,
})

function RemindersPage() {
  const { data: site } = useQuery(siteQuery)
  return (
    <div className="mx-auto max-w-7xl px-4 pb-10">
      <div className="max-w-2xl">
        {site ? <Reminders site={site} /> : <Skeleton className="h-72" />}
      </div>
    </div>
  )
}

/**
 * The token of a message's link is behind the `#`, so it is in no log. The rendered page is the same for
 * everybody, whatever is behind its `?` or `#`.
 */
function Reminders({ site }: { site: Site }) {
  const words = useWords(reminders)
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const { festival, way } = Route.useSearch()
  const [token, slug] = isHydrated ? [hash, festival] : ['', undefined]
  const { today: rendered } = Route.useLoaderData()
  const temple = templeCity(site)
  const chosen = useChosenCity()
  // The server computes for the cities of the list, not for a place of the phone's own.
  const place = chosen?.id === undefined ? temple : chosen
  const isTemple = isSamePlace(place, temple)
  const today = useToday(place.tz, rendered)
  const now = useLocalNow(place.tz, rendered)
  const beyond = useOffered(site)
  const { festivals } = useUpcoming({ today, place, temple, isTemple, beyond })
  const isUnlisted = chosen !== undefined && chosen.id === undefined
  const cityId = isTemple ? undefined : place.id
  const asked = reminderChannels.find((channel) => isHydrated && channel === way)
  const cityBar = <CityBar chosen={chosen} temple={temple} />
  if (token !== '')
    return (
      <ManageReminder
        key={token}
        token={token}
        festivals={festivals}
        now={now}
        groups={beyond.groups}
        here={{ id: cityId, name: place.name }}
        city={cityBar}
      />
    )
  const chosenFestival =
    slug === undefined ? undefined : festivals?.find((each) => each.slug === slug)
  return (
    <>
      <div className="page-top">
        <Link to="/calendar" aria-label={words.back} className="icon-button">
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{words.heading}</h1>
      </div>
      {slug !== undefined && festivals === undefined ? (
        <Skeleton className="mt-6 h-96" />
      ) : (
        // A day that the phone has yet to compute is chosen once it is known.
        <ChooseReminders
          key={chosenFestival?.slug}
          festivals={festivals}
          now={now}
          groups={beyond.groups}
          cityName={place.name}
          cityId={cityId}
          festival={chosenFestival}
          asked={asked}
          city={
            <>
              <p className="text-sm text-muted">
                {isUnlisted ? words.cityIsTemple(temple.name) : words.cityText(place.name)}
              </p>
              {cityBar}
            </>
          }
        />
      )}
    </>
  )
}

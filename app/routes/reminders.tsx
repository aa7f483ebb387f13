import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated, useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide'
import { prepareUpcoming } from '#app/features/festivals/prepareUpcoming.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { reminders } from '#app/i18n/en/reminders/reminders.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { CityReminders, useReminderCity } from '#app/reminders/CityReminders.tsx'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { reminderChannels } from '#contract/reminders/choice.ts'
import type { Site } from '#contract/site/public.ts'

// Only a message's link leads to it.
const ManageReminder = lazyComponent(
  async () => (await import('#app/features/reminders/ManageReminder.tsx')).ManageReminder,
)

/** The rendered page shows the next reminder alone. */
const renderedAhead = 8

export const Route = createFileRoute('/reminders')({
  // The festival whose *Remind me* led here, what of it, and the way that it offered.
  validateSearch: textSearch('festival', 'on', 'way'),
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
    <div className="reminders-page">
      <div>{site ? <Reminders site={site} /> : <Skeleton className="h-72" />}</div>
      <Shrine />
    </div>
  )
}

/**
 * The token of a message's link is in the fragment, so it is in no log. The server-rendered page
 * ignores query and fragment.
 */
function Reminders({ site }: { site: Site }) {
  const words = useWords(reminders)
  const isHydrated = useHydrated()
  const hash = useLocation({ select: (location) => location.hash })
  const { festival, on, way } = Route.useSearch()
  const [token, slug] = isHydrated ? [hash, festival] : ['', undefined]
  const { today: rendered } = Route.useLoaderData()
  const requested = reminderChannels.find((channel) => isHydrated && channel === way)
  if (token !== '') return <Manage key={token} site={site} token={token} />
  return (
    <>
      <div className="page-top">
        <Link to="/calendar" aria-label={words.back} className="icon-button">
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{words.heading}</h1>
      </div>
      <CityReminders
        site={site}
        rendered={rendered}
        slug={slug}
        of={on === 'eve' ? on : undefined}
        channel={requested}
      />
    </>
  )
}

function Manage({ site, token }: { site: Site; token: string }) {
  const { today: rendered } = Route.useLoaderData()
  const { festivals, now, groups, cityId, cityName, cityBar } = useReminderCity(site, rendered)
  return (
    <ManageReminder
      token={token}
      festivals={festivals}
      now={now}
      groups={groups}
      here={{ id: cityId, name: cityName }}
      city={cityBar}
    />
  )
}

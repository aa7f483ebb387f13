import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useToday } from '#app/almanac/today.ts'
import { CityChip } from '#app/features/city/CityChip.tsx'
import { FestivalPage } from '#app/features/festivals/FestivalPage.tsx'
import { loadFestival } from '#app/features/festivals/loadFestival.ts'
import { RemindLink } from '#app/features/festivals/RemindLink.tsx'
import { useFestival } from '#app/features/festivals/useFestival.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { useMoment } from '#app/features/vrat/useMoment.ts'
import { VratChecklist } from '#app/features/vrat/VratChecklist.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import type { Festival as FestivalData } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'

// Preloaded: the permission prompt must open within the tap.
const FestivalBell = lazyComponent(
  async () => (await import('#app/features/reminders/FestivalBell.tsx')).FestivalBell,
  ({ link }) => link,
)
const AtHome = lazyComponent(async () => (await import('#app/guide/AtHome.tsx')).AtHome)
const ArghyaDoor = lazyComponent(
  async () => (await import('#app/festival/ArghyaDoor.tsx')).ArghyaDoor,
)

export const Route = createFileRoute('/calendar/$slug')({
  loader: async ({ context, params }) => {
    const [{ today }, festival] = await Promise.all([
      prepareTemple(context),
      loadFestival(params.slug.toLowerCase(), context),
    ])
    return { today, ...festival }
  },
  head: loadedHead,
  component: FestivalRoute,
})

const minuteMs = 60_000

function FestivalRoute() {
  const { data: site } = useQuery(siteQuery)
  return site && <Festival site={site} />
}

function Festival({ site }: { site: Site }) {
  const { today: rendered, slug, story, greatStory, kind, vrat } = Route.useLoaderData()
  const { origin } = Route.useRouteContext()
  const view = useFestival(slug, site)
  const today = useToday(view.place.tz, rendered)
  const isHydrated = useHydrated()
  const moment = useMoment((at) => minuteMs - (at % minuteMs))
  if (view.isMissing) return <NotFoundPage />
  const renderBell = (festival: FestivalData) => (
    <FestivalBell
      slug={festival.slug}
      festival={festival}
      timeZone={view.place.tz}
      cityId={view.isElsewhere ? view.place.id : undefined}
      link={<RemindLink slug={festival.slug} />}
    />
  )
  return (
    <FestivalPage
      slug={slug}
      view={view}
      story={story}
      greatStory={greatStory}
      kind={kind}
      today={today}
      now={isHydrated ? moment : undefined}
      origin={origin}
      city={
        <>
          <CityChip place={view.place} temple={view.temple} />
          <noscript>{view.place.name}</noscript>
        </>
      }
      renderBell={renderBell}
      checklist={
        vrat && (
          <section className="mt-6">
            <h2 className="text-2xl">{vrat.title}</h2>
            <VratChecklist slug={slug} steps={vrat.steps} note={vrat.note} />
            {kind && <AtHome kind={kind} />}
            <ArghyaDoor slug={slug} view={view} verse={story?.verse} renderBell={renderBell} />
          </section>
        )
      }
    />
  )
}

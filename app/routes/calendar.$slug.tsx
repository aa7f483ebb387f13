import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { FestivalPage } from '#app/features/festivals/FestivalPage.tsx'
import { loadFestival } from '#app/features/festivals/loadFestival.ts'
import { useFestival } from '#app/features/festivals/useFestival.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { VratChecklist } from '#app/features/vrat/VratChecklist.tsx'
import { loadedHead } from '#app/seo/pageHead.ts'
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx'
import { Card } from '#app/ui/Card.tsx'
import type { Site } from '#contract/site.ts'

export const Route = createFileRoute('/calendar/$slug')({
  loader: ({ context, params }) => loadFestival(params.slug.toLowerCase(), context),
  head: loadedHead,
  component: FestivalRoute,
})

function FestivalRoute() {
  const { data: site } = useQuery(siteQuery)
  return site && <Festival site={site} />
}

function Festival({ site }: { site: Site }) {
  const { slug, story, kind, vrat } = Route.useLoaderData()
  const { origin } = Route.useRouteContext()
  const view = useFestival(slug, site)
  if (view.isMissing) return <NotFoundPage />
  return (
    <FestivalPage
      slug={slug}
      view={view}
      story={story}
      kind={kind}
      origin={origin}
      checklist={
        vrat && (
          <Card as="section" className="p-5 sm:p-6">
            <h2 className="text-xl">{vrat.title}</h2>
            <VratChecklist slug={slug} steps={vrat.steps} note={vrat.note} />
          </Card>
        )
      }
    />
  )
}

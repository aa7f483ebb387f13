import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FestivalPage } from '#app/features/festivals/FestivalPage.tsx'
import { festivalQuery } from '#app/features/festivals/festivalQueries.ts'
import { festivalHead } from '#app/features/festivals/festivalHead.ts'
import { useFestival } from '#app/features/festivals/useFestival.ts'
import { NotFound } from '#app/features/shell/NotFound.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { VratChecklist } from '#app/features/vrat/VratChecklist.tsx'
import { pageHead } from '#app/head.ts'
import { Card } from '#app/ui/Card.tsx'
import type { Festival } from '#contract/festivals.ts'
import type { Site } from '#contract/site.ts'

export const Route = createFileRoute('/calendar_/$slug')({
  async loader({ context, params }) {
    const slug = params.slug.toLowerCase()
    const query = festivalQuery(slug)
    // Not a static import: a page needs the words of one festival, not of all.
    const [{ festivalWords }] = await Promise.all([
      import('#app/features/festivals/festivalWords.ts'),
      context.prepare(query),
    ])
    const { data, error } = context.queryClient.getQueryState<Festival>(query.queryKey) ?? {}
    if (error && 'code' in error && error.code === 'not_found') throw notFound()
    return { slug, head: festivalHead(slug, data), ...festivalWords(slug) }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData.head,
          path: `/calendar/${loaderData.slug}`,
          origin: match.context.origin,
        })
      : {},
  component: FestivalRoute,
})

function FestivalRoute() {
  const { data: site } = useQuery(siteQuery)
  return site && <FestivalOf site={site} />
}

function FestivalOf({ site }: { site: Site }) {
  const { slug, story, kind, vrat } = Route.useLoaderData()
  const { origin } = Route.useRouteContext()
  const view = useFestival(slug, site)
  if (view.isMissing) return <NotFound />
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

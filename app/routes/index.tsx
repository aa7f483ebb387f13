import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OfflinePromise } from '#app/features/home/OfflinePromise.tsx'
import { PujaInvitation } from '#app/features/home/PujaInvitation.tsx'
import { Hero } from '#app/features/home/Hero.tsx'
import { FeaturedMantras } from '#app/features/mantras/FeaturedMantras.tsx'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pageHead } from '#app/head.ts'
import { home } from '#app/i18n/en/home.ts'
import { shell } from '#app/i18n/en/shell.ts'
import { lateComponent } from '#app/ui/lateComponent.tsx'
import type { Site } from '#contract/site.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => context.prepare(featuredMantrasQuery),
  head: ({ match: { context } }) => {
    const site = context.queryClient.getQueryData<Site>(siteQuery.queryKey)
    return pageHead({
      title: home.english.title(site?.name ?? shell.english.appName),
      description: home.english.description(site?.tagline ?? home.english.tagline),
      path: '/',
      origin: context.origin,
    })
  },
  component: Home,
})

const Companion = lateComponent(async () => (await import('./-homeSky.tsx')).Companion)
const Upcoming = lateComponent(async () => (await import('./-homeSky.tsx')).Upcoming)

function Home() {
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <Hero tagline={site?.tagline} />
      {/* Their room is kept: what stands in them is computed on the phone. */}
      <section data-computed className="mx-auto min-h-70 max-w-7xl px-4 pt-8 md:min-h-54">
        {site && <Companion site={site} />}
      </section>
      <FeaturedMantras limit={3} />
      <div data-computed className="min-h-368 md:min-h-160">
        {site && <Upcoming site={site} />}
      </div>
      <PujaInvitation />
      <OfflinePromise />
    </>
  )
}

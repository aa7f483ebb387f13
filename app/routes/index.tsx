import { useQuery } from '@tanstack/react-query'
import { ClientOnly, createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { OfflinePromise } from '#app/features/home/OfflinePromise.tsx'
import { Hero } from '#app/features/home/Hero.tsx'
import { FeaturedMantras } from '#app/features/mantras/FeaturedMantras.tsx'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pageHead } from '#app/head.ts'
import { home } from '#app/i18n/en/home.ts'
import { shell } from '#app/i18n/en/shell.ts'
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

const sky = <N extends keyof typeof import('./-homeSky.tsx')>(name: N) =>
  lazy(async () => ({ default: (await import('./-homeSky.tsx'))[name] }))

const Companion = sky('Companion')
const Upcoming = sky('Upcoming')

function Home() {
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <Hero tagline={site?.tagline} />
      {/* Their room is kept: what stands in them is computed on the phone. */}
      <section className="mx-auto min-h-70 max-w-7xl px-4 pt-8 md:min-h-54">
        <ClientOnly>
          <Suspense>{site && <Companion site={site} />}</Suspense>
        </ClientOnly>
      </section>
      <FeaturedMantras limit={3} />
      <div className="min-h-368 md:min-h-160">
        <ClientOnly>
          <Suspense>{site && <Upcoming site={site} />}</Suspense>
        </ClientOnly>
      </div>
      <OfflinePromise />
    </>
  )
}

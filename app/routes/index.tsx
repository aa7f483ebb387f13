import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
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

function Home() {
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <Hero tagline={site?.tagline} />
      <FeaturedMantras limit={3} />
      <OfflinePromise />
    </>
  )
}

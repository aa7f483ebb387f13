import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type FirstHours, firstHoursKey } from '#app/home/firstHours.ts'
import { HomeScene } from '#app/home/HomeScene.tsx'
import { featuredMantrasQuery } from '#app/features/mantras/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pageHead } from '#app/seo/pageHead.ts'
import { home } from '#app/i18n/en/home/home.ts'
import { shell } from '#app/i18n/en/shell/shell.ts'
import { lazyPage } from '#app/lazy/lazyPage.tsx'
import type { Site } from '#contract/site/public.ts'

const Beginning = lazyPage(async () => (await import('#app/home/HomeBeginning.tsx')).HomeBeginning)
const Rest = lazyPage(async () => (await import('#app/home/HomeRest.tsx')).HomeRest)

export const Route = createFileRoute('/')({
  // Its data is requested while its code loads.
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const prepared = context.prepare(featuredMantrasQuery)
    // The server renders everything; a browser loads the lower part once it has painted.
    if (import.meta.env.SSR) {
      await Promise.all([prepared, Beginning.preload(), Rest.preload()])
      return (await import('#app/home/prepareHome.ts')).prepareHome(context)
    }
    return prepared
  },
  head: ({ match: { context } }) => {
    const site = context.queryClient.getQueryData<Site>(siteQuery.queryKey)
    const head = pageHead({
      title: home.english.title(site?.name ?? shell.english.appName),
      description: home.english.description(site?.tagline ?? home.english.tagline),
      path: '/',
      origin: context.origin,
    })
    if (import.meta.env.SSR) {
      const hours = context.queryClient.getQueryData<FirstHours>(firstHoursKey)
      // The sky's hours at the temple, for the boot script.
      if (hours) return { ...head, meta: [...head.meta, { name: 'sun', content: hours.sky }] }
    }
    return head
  },
  component: Home,
})

// Always the same elements: rendered again before their code has loaded, they would lose what the
// server rendered.
const beginning = (
  <Suspense>
    <Beginning />
  </Suspense>
)
const rest = (
  <Suspense>
    <Rest />
  </Suspense>
)

function Home() {
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <div className="home-first">
        {site && <HomeScene site={site} />}
        {beginning}
      </div>
      {rest}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { AboutPage } from '#app/features/pages/AboutPage.tsx'
import { headOfPage, visitQuery } from '#app/features/pages/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'

/** The temple itself: its day, its priests and its story. */
export const Route = createFileRoute('/about')({
  loader: async ({ context }) => {
    const [head, { temple, today }] = await Promise.all([
      headOfPage('about', context.queryClient),
      prepareTemple(context),
      context.prepare(visitQuery),
    ])
    const input = temple && { place: temple, reference: temple, date: today }
    if (input) await prepareAlmanac(context.queryClient, 'skyOfDay', input)
    return { today, head }
  },
  head: loadedHead,
  component: About,
})

function About() {
  const { data: site } = useQuery(siteQuery)
  const { today } = Route.useLoaderData()
  return site ? <AboutPage site={site} rendered={today} /> : null
}

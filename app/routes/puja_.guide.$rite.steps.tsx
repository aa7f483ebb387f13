import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { prepareRite } from '#app/features/guide/prepareRite.ts'
import { riteQuery } from '#app/features/guide/queries.ts'
import { RiteFailed } from '#app/features/guide/RiteFailed.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { GuidedRite } from '#app/guide/GuidedRite.tsx'
import { rite as words } from '#app/i18n/en/guide/rite.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** A rite while it is performed, step by step. */
export const Route = createFileRoute('/puja_/guide/$rite/steps')({
  loader: async ({ context, params }) => {
    await context.prepare(siteQuery)
    const { id, title, summary } = await prepareRite(params.rite.toLowerCase(), context.queryClient)
    const head = {
      title: words.english.title(title),
      description: summary,
      path: `/puja/guide/${id}/steps`,
      isPrivate: true,
    }
    return { id, head }
  },
  head: loadedHead,
  pendingMs: 150,
  pendingMinMs: 0,
  errorComponent: RiteFailed,
  component: StepsPage,
})

function StepsPage() {
  const { id } = Route.useLoaderData()
  const { data: rite } = useQuery(riteQuery(id))
  const { data: site } = useQuery(siteQuery)
  // Not server-rendered: the server does not know how far this phone is, and without script nothing goes on.
  const isBrowser = useHydrated()
  return isBrowser && rite && site ? <GuidedRite key={id} rite={rite} site={site} /> : null
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { loadMantra } from '#app/features/mantras/loadMantra.ts'
import { MantraFailed } from '#app/features/mantras/MantraFailed.tsx'
import { mantraQuery } from '#app/features/mantras/queries.ts'
import { chant } from '#app/i18n/en/sadhana/chant.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { MantraMala } from '#app/shell/MantraMala.tsx'

/** Counting a mantra on the mala of 108 beads. */
export const Route = createFileRoute('/chant/$mantra')({
  loader: async ({ context: { queryClient }, params }) => {
    const { id } = await loadMantra(params.mantra.toLowerCase(), queryClient)
    const { title } = await queryClient.ensureQueryData(mantraQuery(id))
    const { description } = chant.english
    const head = {
      title: chant.english.title(title),
      description,
      path: `/chant/${id}`,
      isPrivate: true,
    }
    return { id, head }
  },
  head: loadedHead,
  pendingMs: 150,
  pendingMinMs: 0,
  errorComponent: MantraFailed,
  component: ChantPage,
})

function ChantPage() {
  const { id } = Route.useLoaderData()
  const { data: mantra } = useQuery(mantraQuery(id))
  // Not server-rendered: the server knows no beads, and without JavaScript nothing would count.
  const isBrowser = useHydrated()
  return isBrowser && mantra ? <MantraMala key={id} mantra={mantra} /> : null
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { loadMantra } from '#app/features/mantras/loadMantra.ts'
import { MantraFailed } from '#app/features/mantras/MantraFailed.tsx'
import { MantraPageSkeleton } from '#app/features/mantras/MantraPageSkeleton.tsx'
import { mantraQuery } from '#app/features/mantras/queries.ts'
import { ShareLinks } from '#app/features/mantras/ShareLinks.tsx'
import { WholeMantra } from '#app/features/mantras/WholeMantra.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { mantras } from '#app/i18n/en/mantras/mantras.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const ShareMantra = lazyComponent(
  async () => (await import('#app/features/mantras/ShareMantra.tsx')).ShareMantra,
)

/** A mantra's own page, under the name that is its id. */
export const Route = createFileRoute('/mantras_/$mantra')({
  // Waited for in a browser too, because the page's title is the mantra's. A phone has it at once.
  loader: ({ context, params }) => loadMantra(params.mantra.toLowerCase(), context.queryClient),
  head: loadedHead,
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: MantraPageSkeleton,
  errorComponent: MantraFailed,
  component: OneMantra,
})

function OneMantra() {
  const words = useWords(mantras)
  const { id } = Route.useLoaderData()
  const { origin } = Route.useRouteContext()
  const { data: mantra } = useQuery(mantraQuery(id))
  const { data: site } = useQuery(siteQuery)
  if (!mantra) return <MantraPageSkeleton />
  const url = `${origin}${pathHere(`/mantras/${id}`)}`
  return (
    <WholeMantra
      key={id}
      mantra={mantra}
      share={
        <>
          {site && (
            <ShareMantra mantra={mantra} url={url} temple={`${site.name}, ${site.city.name}`} />
          )}
          <ShareLinks address={url} message={words.whole.message(mantra.title)} />
        </>
      }
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { MantraFailed } from '#app/features/mantras/MantraFailed.tsx'
import { MantraSkeleton } from '#app/features/mantras/MantraSkeleton.tsx'
import { mantraQuery } from '#app/features/mantras/queries.ts'
import { ShareButtons } from '#app/features/mantras/ShareButtons.tsx'
import { WholeMantra } from '#app/features/mantras/WholeMantra.tsx'
import { pageHead } from '#app/head.ts'
import { mantras } from '#app/i18n/en/mantras.ts'
import { useWords } from '#app/i18n/words.ts'
import { beginningOf } from '#contract/mantraPreview.ts'

/** A mantra's own page, under the name that is its id. */
export const Route = createFileRoute('/mantras_/$mantra')({
  // Waited for in a browser too, because the page's title is the mantra's. A phone has it at once.
  async loader({ context, params }) {
    const id = params.mantra.toLowerCase()
    const { title, meaning, lines } = await context.queryClient
      .ensureQueryData(mantraQuery(id))
      .catch((error: unknown) => {
        throw isNotFound(error) ? notFound() : error
      })
    const { meaning: description } = beginningOf({ lines, meaning, lineCount: lines.length })
    return { id, title, description }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          title: mantras.english.whole.title(loaderData.title),
          description: loaderData.description,
          path: `/mantras/${loaderData.id}`,
          origin: match.context.origin,
        })
      : {},
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: MantraSkeleton,
  errorComponent: MantraFailed,
  component: OneMantra,
})

/** Told by the API's answer in a browser, and by the service itself on the server. */
const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'not_found'

function OneMantra() {
  const words = useWords(mantras)
  const { id } = Route.useLoaderData()
  const { origin } = Route.useRouteContext()
  const { data: mantra } = useQuery(mantraQuery(id))
  if (!mantra) return <MantraSkeleton />
  return (
    <>
      <WholeMantra key={id} mantra={mantra} />
      <ShareButtons
        address={`${origin}/mantras/${id}`}
        message={words.whole.message(mantra.title)}
      />
    </>
  )
}

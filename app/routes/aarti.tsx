import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SingAarti } from '#app/features/mantras/SingAarti.tsx'
import { MantraFailed } from '#app/features/mantras/MantraFailed.tsx'
import { MantraPageSkeleton } from '#app/features/mantras/MantraPageSkeleton.tsx'
import { sungQuery } from '#app/features/mantras/queries.ts'
import { ShareButtons } from '#app/features/mantras/ShareButtons.tsx'
import { aarti } from '#app/i18n/en/mantras/aarti.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The aarti as the temple sings it. */
export const Route = createFileRoute('/aarti')({
  loader: async ({ context }) => {
    await context.prepare(sungQuery)
    const { title, description } = aarti.english.page
    return { head: { title, description, path: '/aarti' } }
  },
  head: loadedHead,
  component: Aarti,
})

function Aarti() {
  const words = useWords(aarti)
  const { origin } = Route.useRouteContext()
  const { data: pieces, isError } = useQuery(sungQuery)
  if (!pieces) return isError ? <MantraFailed /> : <MantraPageSkeleton />
  return (
    <>
      <SingAarti pieces={pieces} />
      <ShareButtons address={`${origin}${pathHere('/aarti')}`} message={words.page.message} />
    </>
  )
}

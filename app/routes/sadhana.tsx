import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ritesQuery } from '#app/features/guide/queries.ts'
import { mantraPreviewsQuery } from '#app/features/mantras/queries.ts'
import { SadhanaLog } from '#app/features/sadhana/SadhanaLog.tsx'
import { sadhana } from '#app/i18n/en/sadhana/sadhana.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** The log of the mala, by day. */
export const Route = createFileRoute('/sadhana')({
  loader: async ({ context }) => {
    await Promise.all([context.prepare(mantraPreviewsQuery), context.prepare(ritesQuery)])
    return { head: { ...sadhana.english.page, path: '/sadhana', isPrivate: true } }
  },
  head: loadedHead,
  component: SadhanaPage,
})

function SadhanaPage() {
  const words = useWords(sadhana)
  const { data: mantras = [] } = useQuery(mantraPreviewsQuery)
  const { data: rites = [] } = useQuery(ritesQuery)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 *:max-w-3xl">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-1 text-muted">{words.intro}</p>
      <SadhanaLog mantras={mantras} rites={rites} />
    </div>
  )
}

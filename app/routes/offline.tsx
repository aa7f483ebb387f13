import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MantraFailed } from '#app/features/mantras/MantraFailed.tsx'
import { mantraPreviewsQuery } from '#app/features/mantras/queries.ts'
import { trackOf } from '#app/features/mantras/trackOf.ts'
import { DataCopy } from '#app/features/saved/DataCopy.tsx'
import { SavedMantras } from '#app/features/saved/SavedMantras.tsx'
import { Space } from '#app/features/saved/Space.tsx'
import { saved } from '#app/i18n/en/saved/saved.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** What this phone has saved for offline, the space for it, and a copy of everything personal. */
export const Route = createFileRoute('/offline')({
  loader: async ({ context }) => {
    await context.prepare(mantraPreviewsQuery)
    return { head: { ...saved.english.page, path: '/offline', isPrivate: true } }
  },
  head: loadedHead,
  component: OfflinePage,
})

function OfflinePage() {
  const words = useWords(saved)
  const { data, isError } = useQuery(mantraPreviewsQuery)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16 *:max-w-3xl">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-1 text-muted">{words.intro}</p>
      {data ? (
        <SavedMantras tracks={data.flatMap((row) => trackOf(row) ?? [])} />
      ) : isError ? (
        <MantraFailed />
      ) : (
        <Skeleton className="mt-6 h-72" />
      )}
      <Space />
      <DataCopy />
    </div>
  )
}

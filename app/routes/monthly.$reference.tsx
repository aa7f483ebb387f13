import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { GiftLookup, GiftSkeleton } from '#app/features/donations/GiftLookup.tsx'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/** A monthly gift by its secret link. The secret comes after `#`, so only the browser knows it. */
export const Route = createFileRoute('/monthly/$reference')({
  // Not for search engines, and without its secrets in shared links.
  loader: () => ({ head: { ...monthly.english.own.page, path: '/monthly', isPrivate: true } }),
  head: loadedHead,
  component: GiftPage,
})

function GiftPage() {
  const { reference } = Route.useParams()
  const secret = useLocation({ select: ({ hash }) => hash })
  return (
    <div className="record-page">
      <div>
        {useHydrated() ? (
          <GiftLookup key={reference} reference={reference.toUpperCase()} secret={secret} />
        ) : (
          <GiftSkeleton />
        )}
      </div>
      <Shrine />
    </div>
  )
}

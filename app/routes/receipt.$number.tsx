import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { ReceiptLookup, ReceiptSkeleton } from '#app/features/donations/ReceiptLookup.tsx'
import { receiptWords } from '#app/i18n/en/donations/receiptWords.ts'
import { loadedHead } from '#app/seo/pageHead.ts'

/** A receipt by its secret link. The token comes after `#`, so only the browser knows it. */
export const Route = createFileRoute('/receipt/$number')({
  // Not for search engines, and without its secrets in shared links.
  loader: () => ({ head: { ...receiptWords.english.page, path: '/donate', isPrivate: true } }),
  head: loadedHead,
  component: ReceiptPage,
})

function ReceiptPage() {
  const { number } = Route.useParams()
  const token = useLocation({ select: ({ hash }) => hash })
  const isBrowser = useHydrated()
  return (
    <div className="mx-auto max-w-7xl px-4 pt-10 pb-16">
      <div className="max-w-xl">
        {isBrowser ? (
          <ReceiptLookup key={number} number={number.toUpperCase()} token={token} />
        ) : (
          <ReceiptSkeleton />
        )}
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import { DonationLookup, DonationSkeleton } from '#app/features/donations/DonationLookup.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { Shrine } from '#app/ui/motifs/Shrine.tsx'

/** A donation by its secret link. The secret comes after `#`, so only the browser knows it. */
export const Route = createFileRoute('/donation/$reference')({
  // Not for search engines, and without its secrets in shared links.
  loader: () => ({ head: { ...donations.english.own.page, path: '/donate', isPrivate: true } }),
  head: loadedHead,
  component: DonationPage,
})

function DonationPage() {
  const { reference } = Route.useParams()
  const secret = useLocation({ select: ({ hash }) => hash })
  const { data: site } = useQuery(siteQuery)
  const isBrowser = useHydrated()
  return (
    <div className="record-page">
      <div>
        {isBrowser && site ? (
          <DonationLookup
            key={reference}
            reference={reference.toUpperCase()}
            secret={secret}
            site={site}
          />
        ) : (
          <DonationSkeleton />
        )}
      </div>
      <Shrine />
    </div>
  )
}

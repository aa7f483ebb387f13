import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { DonationForm } from '#app/features/donations/DonationForm.tsx'
import { Impact, Tiers } from '#app/features/donations/GivingFacts.tsx'
import { SponsorDay } from '#app/features/sponsorships/SponsorDay.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import type { HeldDay } from '#contract/sponsorships/public.ts'
import { Band } from '#app/ui/Band.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const MyDonations = lazyComponent(
  async () => (await import('#app/features/donations/MyDonations.tsx')).MyDonations,
)

const DayHeld = lazyComponent(
  async () => (await import('#app/features/sponsorships/DayHeld.tsx')).DayHeld,
)

/** The donation form, and what a donation does. */
export const Route = createFileRoute('/donate')({
  // An outbox row to edit.
  validateSearch: textSearch('edit'),
  loader: async ({ context }) => {
    await context.prepare(siteQuery)
    return { head: { ...donations.english.page, path: '/donate' } }
  },
  head: loadedHead,
  component: DonatePage,
})

function DonatePage() {
  const words = useWords(donations)
  const { data: site, isError } = useQuery(siteQuery)
  const { edit } = Route.useSearch()
  // The server renders the page without its query.
  const editing = useHydrated() ? edit : undefined
  const navigate = Route.useNavigate()
  const [held, setHeld] = useState<HeldDay>()
  const handleSettled = () => {
    setHeld(undefined)
    // Back must not return to the form of something settled.
    if (editing) void navigate({ to: '/donate', replace: true })
  }
  if (!site) return isError ? <Failed title={words.failed} headingLevel={1} /> : null
  return (
    <>
      <Band name="donate" eyebrow={words.eyebrow} title={words.heading}>
        {/* Beside the drawing: in the form, it would take a phone's first screen a row. */}
        {!editing && !held && (
          <nav aria-label={words.otherWays} className="flex flex-wrap gap-x-5">
            <Link to="/monthly" className="room-link underline underline-offset-4">
              {words.everyMonth}
            </Link>
            {site.hasSponsoring && (
              <Link to="/donate" hash="sponsor" className="room-link underline underline-offset-4">
                {words.sponsoring.heading}
              </Link>
            )}
          </nav>
        )}
      </Band>
      <div className="mx-auto max-w-7xl px-4 pt-4 pb-10 lg:pt-5">
        {editing && <p className="mb-5 font-semibold">{words.editing}</p>}
        <div className="giving">
          <DonationForm
            key={editing ?? held?.id ?? 'new'}
            site={site}
            editing={editing}
            day={
              held && {
                ...held,
                summary: <DayHeld day={held} timeZone={site.city.timeZone} />,
              }
            }
            onSettled={handleSettled}
          />
          <div className="grid content-start gap-8">
            <Impact />
            <Tiers />
            {site.hasSponsoring && <SponsorDay held={held} onHeld={setHeld} />}
            <Link to="/sevas" className="text-link">
              {words.everyYear}
            </Link>
          </div>
          <MyDonations id="my-donations" />
        </div>
      </div>
    </>
  )
}

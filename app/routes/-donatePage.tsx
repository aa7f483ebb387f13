import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { DonationForm } from '#app/features/donations/DonationForm.tsx'
import { Impact, Tiers } from '#app/features/donations/GivingFacts.tsx'
import { MyDonations } from '#app/features/donations/MyDonations.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { donations } from '#app/i18n/en/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { useIsBrowser } from '#app/routing/useIsBrowser.ts'
import { ErrorState } from '#app/ui/ErrorState.tsx'

export async function prepare(context: RouterContext) {
  await context.prepare(siteQuery)
  return { head: { ...donations.english.page, path: '/donate' } }
}

/** The donation form, and what a donation does. */
export function Page() {
  const words = useWords(donations)
  const { data: site, isError } = useQuery(siteQuery)
  const editing = useEditing()
  const navigate = useNavigate()
  const handleSettled = useCallback(() => {
    // Back does not lead to a form of what is settled.
    if (editing) void navigate({ to: '/donate', replace: true })
  }, [editing, navigate])
  if (!site) return isError ? <ErrorState title={words.failed} headingLevel={1} /> : null
  return (
    <div className="mx-auto max-w-6xl px-4 pt-10 pb-16">
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-3 max-w-2xl text-muted">{words.intro}</p>
      <a href="#my-donations" className="text-link">
        {words.toMine}
      </a>
      {editing && <p className="mt-4 font-semibold">{words.editing}</p>}
      <div className="giving mt-6">
        <DonationForm
          key={editing ?? 'new'}
          site={site}
          editing={editing}
          onSettled={handleSettled}
        />
        <div className="grid content-start gap-10">
          <Impact />
          <Tiers />
          <MyDonations id="my-donations" />
        </div>
      </div>
    </div>
  )
}

/** The outbox row to be changed, `/donate?edit=…`; the server renders the page without its query. */
function useEditing(): string | undefined {
  const isBrowser = useIsBrowser()
  const edit = useLocation({ select: ({ search }) => (search as { edit?: unknown }).edit })
  return isBrowser && typeof edit === 'string' ? edit : undefined
}

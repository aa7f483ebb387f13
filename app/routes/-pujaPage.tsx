import { useQuery } from '@tanstack/react-query'
import { Link, useLoaderData, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { todayIn } from '#app/almanac/today.ts'
import { BookingForm } from '#app/features/bookings/BookingForm.tsx'
import { MyBookings } from '#app/features/bookings/MyBookings.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { useIsBrowser } from '#app/routing/useIsBrowser.ts'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import type { Site } from '#contract/site.ts'

/** What the page is rendered from, in this chunk because the router's part of a route is in every page. */
export async function prepare(context: RouterContext) {
  await context.prepare(siteQuery)
  const site = context.queryClient.getQueryData<Site>(siteQuery.queryKey)
  const today = site ? todayIn(site.city.timeZone) : ''
  return { today, head: { ...pujaPage.english.page, path: '/puja' } }
}

/** The pujas, the form that books one, and what was booked on this phone. */
export function Page() {
  const words = useWords(pujaPage)
  const { data: site, isError } = useQuery(siteQuery)
  const { today } = useLoaderData({ from: '/puja' })
  const editing = useEditing()
  const navigate = useNavigate()
  const handleSettled = useCallback(() => {
    if (editing) void navigate({ to: '/outbox', replace: true })
  }, [editing, navigate])
  if (!site) return isError ? <ErrorState title={words.failed} headingLevel={1} /> : null
  return (
    <div className="mx-auto max-w-2xl px-4 pt-10 pb-16">
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-3 text-muted">{words.intro}</p>
      <a href="#my-bookings" className="text-link">
        {words.toMine}
      </a>
      {editing && <p className="mt-4 font-semibold">{words.editing}</p>}
      <div className="mt-6 grid grid-cols-1 gap-10">
        <BookingForm
          key={editing ?? 'new'}
          timeZone={site.city.timeZone}
          today={today}
          editing={editing}
          onSettled={handleSettled}
          terms={
            <Link to="/$arriving" params={{ arriving: 'terms' }} className="text-link">
              {words.readTerms}
            </Link>
          }
        />
      </div>
      <MyBookings id="my-bookings" />
    </div>
  )
}

/** The outbox row to be changed, `/puja?edit=…`; the server renders the page without its query. */
function useEditing(): string | undefined {
  const isBrowser = useIsBrowser()
  const edit = useLocation({ select: ({ search }) => (search as { edit?: unknown }).edit })
  return isBrowser && typeof edit === 'string' ? edit : undefined
}

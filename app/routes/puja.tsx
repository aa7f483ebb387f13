import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { BookingForm } from '#app/features/bookings/BookingForm.tsx'
import { MyBookings } from '#app/features/bookings/MyBookings.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { useIsBrowser } from '#app/lazy/useIsBrowser.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** The pujas, the booking form, and the bookings on this phone. */
export const Route = createFileRoute('/puja')({
  // An outbox row to edit.
  validateSearch: textSearch('edit'),
  loader: async ({ context }) => {
    const { temple, today } = await prepareTemple(context)
    return { today: temple ? today : '', head: { ...pujaPage.english.page, path: '/puja' } }
  },
  head: loadedHead,
  component: PujaPage,
})

function PujaPage() {
  const words = useWords(pujaPage)
  const { data: site, isError } = useQuery(siteQuery)
  const { today } = Route.useLoaderData()
  const { edit } = Route.useSearch()
  // The server renders the page without its query.
  const editing = useIsBrowser() ? edit : undefined
  const navigate = Route.useNavigate()
  const handleSettled = () => {
    if (editing) void navigate({ to: '/outbox', replace: true })
  }
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
            <Link to="/$page" params={{ page: 'terms' }} className="text-link">
              {words.readTerms}
            </Link>
          }
        />
      </div>
      <MyBookings id="my-bookings" />
    </div>
  )
}

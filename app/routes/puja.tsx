import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { Failed } from '#app/Failed.tsx'
import { BookingForm } from '#app/features/bookings/BookingForm.tsx'
import { type Step, toStep } from '#app/features/bookings/useSteps.ts'
import { pujasQuery } from '#app/features/bookings/pujas.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { readQuery } from '#app/queries.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { prepareTemple } from '#app/shell/prepareTemple.ts'
import { Band } from '#app/ui/Band.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { lazyComponent } from '#app/lazy/lazyComponent.tsx'

const MyBookings = lazyComponent(
  async () => (await import('#app/features/bookings/MyBookings.tsx')).MyBookings,
)

/**
 * 'Festival queries refetch always.' Not imported from the calendar: shared by one more page, its
 * queries would be loaded with every page.
 */
const festivalsQuery = {
  ...readQuery('listUpcomingFestivals', {}),
  staleTime: 0,
  refetchOnMount: 'always',
} as const

/** The pujas, the booking form, and the bookings on this phone. */
export const Route = createFileRoute('/puja')({
  // An outbox row to edit, and the open step of the form.
  validateSearch: textSearch('edit', 'step'),
  loader: async ({ context }) => {
    const [{ temple, today }] = await Promise.all([
      prepareTemple(context),
      context.prepare(pujasQuery),
    ])
    return { today: temple ? today : '', head: { ...pujaPage.english.page, path: '/puja' } }
  },
  head: loadedHead,
  component: PujaPage,
})

function PujaPage() {
  const words = useWords(pujaPage)
  const { data: site, isError } = useQuery(siteQuery)
  const { data: pujas, isError: isMissing } = useQuery(pujasQuery)
  const { data: festivals } = useQuery(festivalsQuery)
  const { today } = Route.useLoaderData()
  const search = Route.useSearch()
  // The server renders the page without its query.
  const { edit, step } = useHydrated() ? search : {}
  const navigate = Route.useNavigate()
  const handleStep = (next: Step) =>
    void navigate({
      to: '/puja',
      search: { ...(edit && { edit }), ...(next !== 'puja' && { step: next }) },
      resetScroll: false,
      // Back must not return to the form of something settled.
      replace: edit !== undefined,
    })
  const handleSettled = () =>
    void (edit
      ? navigate({ to: '/outbox', replace: true })
      : navigate({ to: '/puja', replace: true, resetScroll: false }))
  if (!site || !pujas)
    return isError || isMissing ? <Failed title={words.failed} headingLevel={1} /> : null
  return (
    <>
      <Band
        name="puja"
        eyebrow={words.eyebrow}
        title={step === 'names' ? words.steps.headings.names : words.heading}
      />
      <div className="mx-auto max-w-7xl px-4 pb-16">
        {edit && <p className="mt-6 font-semibold">{words.editing}</p>}
        {pujas.length === 0 ? (
          <EmptyState title={words.noneOffered}>{words.callUs}</EmptyState>
        ) : (
          <BookingForm
            key={edit ?? 'new'}
            site={site}
            pujas={pujas}
            today={today}
            festivalOn={(date) => festivals?.find((festival) => festival.date === date)?.name}
            step={toStep(step)}
            onStep={handleStep}
            editing={edit}
            onSettled={handleSettled}
            terms={
              <Link to="/$page" params={{ page: 'terms' }}>
                {words.terms}
              </Link>
            }
          />
        )}
        <p className="mt-6">
          <Link to="/sevas" className="text-link">
            {words.everyYear}
          </Link>
        </p>
        <p>
          <Link to="/puja/guide" className="text-link">
            {words.atHome}
          </Link>
        </p>
        <MyBookings id="my-bookings" />
      </div>
    </>
  )
}

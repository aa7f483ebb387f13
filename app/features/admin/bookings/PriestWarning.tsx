import { AdminLink } from '#app/admin/AdminLink.tsx'
import { clockText } from '#app/i18n/dates.ts'
import { detailWords } from '#app/i18n/en/bookings/adminBookings.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'

/** What speaks against the priest of a booking; staff may have their reasons. */
export function PriestWarning({ booking }: { booking: StaffBookingDetails }) {
  const words = useWords(detailWords)
  const { priest = '', isPriestAway, sameHour = [] } = booking
  return (
    <div role="status" className="empty:hidden">
      {isPriestAway && <p className="mt-2 font-semibold">{words.away(priest)}</p>}
      {sameHour.map(({ reference, exactTime }) => (
        <p key={reference} className="mt-2 font-semibold">
          {words.sameHour(priest, clockText(exactTime))}{' '}
          <AdminLink to={`bookings/${reference.toLowerCase()}`} className="text-link">
            {reference}
          </AdminLink>
        </p>
      ))}
    </div>
  )
}

import { ChevronRight } from 'lucide'
import { shortDateText, timeText, weekdayText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { profile } from '#app/i18n/en/accounts/profile.ts'
import { useWords } from '#app/i18n/words.ts'
import { getNow } from '#app/offline/clock.ts'
import type { SavedBooking } from '#app/offline/rows.ts'
import { useOwnRecords } from '#app/offline/session/useOwnRecords.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { marked } from '#app/ui/marked.tsx'
import { BookingLink } from './BookingLink.tsx'
import { myBookings } from './myBookings.ts'

const isAhead = ({ booking: { status, endsAt } }: SavedBooking): boolean =>
  (status === 'pending' || status === 'confirmed') && Date.parse(endsAt) > getNow()

/** The next booked puja, with a link to its pass; nothing if there is none. */
export function NextPuja() {
  const { next: words } = useWords(profile)
  const { status: statusWords } = useWords(bookingWords)
  const next = useOwnRecords(myBookings).rows.findLast(isAhead)
  if (!next) return null
  const { booking, account } = next
  const timeOf = (at: string): string => timeText(Date.parse(at), booking.timeZone)
  return (
    <BookingLink booking={booking} isOwn={account !== undefined} className="next-puja">
      <span className="next-puja-line">
        {words.heading} · {statusWords[booking.status]}
      </span>
      <span className="next-puja-day">
        {weekdayText(booking.preferredDate)}, {shortDateText(booking.preferredDate)}
      </span>
      <span className="block">
        {__IS_TRANSLATED__ ? marked(booking, 'pujaName') : booking.pujaName},{' '}
        <span className="whitespace-nowrap">
          {timeOf(booking.startsAt)} – {timeOf(booking.endsAt)}
        </span>
      </span>
      <span className="next-puja-line">
        {words.pass}
        <Icon of={ChevronRight} className="size-5" />
      </span>
    </BookingLink>
  )
}

import { dateText, timeText, weekdayText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/booking.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { SankalpFacts } from './SankalpFacts.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { Booking } from '#contract/bookings.ts'

/** When it is, for whom, and what else was requested. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const words = useWords(bookingWords)
  const { slots } = useWords(puja)
  const { timeZone, startsAt, endsAt, sankalp, address, specialRequests } = booking
  const clock = (at: string) => timeText(Date.parse(at), timeZone)
  return (
    <Facts>
      <Fact label={words.day}>
        {weekdayText(booking.preferredDate)}, {dateText(booking.preferredDate)}
      </Fact>
      <Fact label={words.time}>
        {words.timeText(slots[booking.preferredTime], clock(startsAt), clock(endsAt))}
      </Fact>
      {sankalp ? (
        <SankalpFacts of={sankalp} />
      ) : (
        <Fact label={words.bookedBy}>{booking.fullName}</Fact>
      )}
      <Fact label={words.prasad}>
        {booking.includePrasad ? words.prasadTo : words.noPrasad}
        {address && (
          <span className="block font-normal">
            {[address.line1, address.line2, address.city, address.state, address.postalCode]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </Fact>
      {specialRequests && <Fact label={words.requests}>{specialRequests}</Fact>}
    </Facts>
  )
}

import { useRead } from '#app/admin/useRead.ts'
import { bookingMoves } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { getAvailability } from '#contract/bookings/public.ts'
import { type DaySlot, daySlots } from '#contract/bookings/pujas.ts'

type Props = {
  bookings: readonly StaffBooking[]
  date: string
  /** Each keeps its own if none is chosen. */
  slot: DaySlot | undefined
}

/** For how many of the bookings there is a place on that day. */
export function PlacesLeft({ bookings, date, slot }: Props) {
  const pujas = [...new Set(bookings.map(({ pujaType }) => pujaType))]
  return (
    <ul role="status" className="grid gap-2">
      {pujas.map((pujaType) => (
        <OfPuja
          key={pujaType}
          bookings={bookings.filter((booking) => booking.pujaType === pujaType)}
          date={date}
          slot={slot}
        />
      ))}
    </ul>
  )
}

function OfPuja({ bookings: [first, ...others], date, slot }: Props) {
  const words = useWords(bookingMoves)
  const { nameOf } = useSlotWords()
  const day = useRead(
    getAvailability,
    { pujaType: first?.pujaType ?? '', from: date, to: date },
    { isOff: !first },
  ).data?.days[0]
  if (!first || !day) return null
  const bookings = [first, ...others]
  return daySlots.flatMap((each) => {
    const count = bookings.filter(({ preferredTime }) => (slot ?? preferredTime) === each).length
    if (count === 0) return []
    const place = day.slots.find((found) => found.slot === each)
    // Staff may book what is only too late for devotees.
    const left = place && (!place.isClosed || place.isTooLate) ? place.left : 0
    return (
      <li key={each} className="flex flex-wrap justify-between gap-x-4">
        <span>{words.wanted(first.pujaName, nameOf(each, place), count)}</span>{' '}
        <span className={left < count ? 'font-semibold text-kumkum' : 'text-muted'}>
          {left > 0 ? words.left(left) : words.noneLeft}
        </span>
      </li>
    )
  })
}

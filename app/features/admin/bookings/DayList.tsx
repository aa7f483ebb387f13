import { useId } from 'react'
import { bookingRows } from '#app/i18n/en/bookings/adminBookings.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { daySlots, type DaySlot } from '#contract/bookings/pujas.ts'
import { BookingRow } from './BookingRow.tsx'
import { useAdvance } from './useAdvance.ts'

/** The bookings of one day, by the part of the day. */
export function DayList({ bookings }: { bookings: readonly StaffBooking[] }) {
  return daySlots.map((slot) => {
    const here = bookings.filter(({ preferredTime }) => preferredTime === slot)
    return here.length > 0 && <SlotList key={slot} slot={slot} bookings={here} />
  })
}

function SlotList({ slot, bookings }: { slot: DaySlot; bookings: readonly StaffBooking[] }) {
  const words = useWords(bookingRows)
  const { nameOf, hoursOf } = useSlotWords()
  const moonrise = bookings[0]?.moonrise
  const { advance, undo, isBusy } = useAdvance()
  const heading = useId()
  const open = bookings.filter(({ status }) => status !== 'cancelled')
  const pending = open.filter(({ status }) => status === 'pending')
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="booking-slot">
        {nameOf(slot, moonrise)} <small>{hoursOf(slot, moonrise)}</small>
        <small>{words.count(open.length, pending.length)}</small>
      </h3>
      <ul className="puja-rows booking-rows">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.reference}
            booking={booking}
            isBusy={isBusy}
            onAdvance={(status) => void advance(booking.reference, status)}
            onUndo={(steps) => void undo(booking.reference, steps)}
          />
        ))}
      </ul>
    </section>
  )
}

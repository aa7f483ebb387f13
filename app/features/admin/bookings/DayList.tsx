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
    // More than one if the temple has changed them since: a booking keeps what it was promised.
    const spans = [...new Set(here.map(({ hours }) => hours))]
    return spans.map((span) => (
      <SlotList
        key={`${slot} ${span}`}
        slot={slot}
        bookings={here.filter(({ hours }) => hours === span)}
      />
    ))
  })
}

function SlotList({ slot, bookings }: { slot: DaySlot; bookings: readonly StaffBooking[] }) {
  const words = useWords(bookingRows)
  const { nameOf, hoursOf } = useSlotWords()
  const { advance, undo, isBusy } = useAdvance()
  const heading = useId()
  const open = bookings.filter(({ status }) => status !== 'cancelled')
  const pending = open.filter(({ status }) => status === 'pending')
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mt-4 flex flex-wrap items-baseline gap-x-3 text-lg text-gold">
        {nameOf(slot, bookings[0])}{' '}
        <small className="font-sans text-sm text-muted">{hoursOf(slot, bookings[0])}</small>
        <small className="font-sans text-sm text-muted sm:ms-auto">
          {words.count(open.length, pending.length)}
        </small>
      </h3>
      <ul>
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

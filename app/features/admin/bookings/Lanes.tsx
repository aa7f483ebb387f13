import { type DragEvent, useState } from 'react'
import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminBookings } from '#app/i18n/en/adminBookings.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { type BookingStatus, bookingStatuses } from '#contract/bookings.ts'
import type { StaffBooking } from '#contract/bookingsAdmin.ts'
import { NextSteps } from './NextSteps.tsx'

type Props = {
  bookings: readonly StaffBooking[]
  isBusy: boolean
  onAdvance: (booking: StaffBooking, status: BookingStatus, isDropped: boolean) => void
  onUndo: (booking: StaffBooking, steps: number) => void
}

/** Bookings by status. Buttons move one on, or it is dragged to an allowed column. */
export function Lanes({ bookings, isBusy, onAdvance, onUndo }: Props) {
  const words = useWords(adminBookings)
  const [dragged, setDragged] = useState<StaffBooking>()
  const [over, setOver] = useState<BookingStatus>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  if (bookings.length === 0) return <p className="mt-2 text-muted">{words.noneOfSlot}</p>
  return (
    <div className="lanes mt-2">
      {bookingStatuses.map((status) => {
        const here = bookings.filter((booking) => booking.status === status)
        const isTarget = dragged?.nextStatuses.includes(status) ?? false
        // Without cancelled bookings there is no column for them.
        if (status === 'cancelled' && here.length === 0 && !isTarget) return null
        const handleOver = (event: DragEvent) => {
          if (!isTarget) return
          event.preventDefault()
          setOver(status)
        }
        const handleDrop = (event: DragEvent) => {
          event.preventDefault()
          if (dragged && isTarget) onAdvance(dragged, status, true)
          end()
        }
        return (
          <div
            key={status}
            className="lane"
            data-lane={status}
            data-filled={here.length > 0 ? '' : undefined}
            data-target={isTarget ? '' : undefined}
            data-over={over === status ? '' : undefined}
            onDragOver={handleOver}
            onDragLeave={() => setOver(undefined)}
            onDrop={handleDrop}
          >
            <h3 className="flex justify-between gap-2 px-1 font-sans text-sm font-semibold text-muted">
              {words.lanes[status]}
              <span>{here.length > 0 && here.length}</span>
            </h3>
            <ul className="mt-1 grid gap-2">
              {here.map((booking) => (
                <li
                  key={booking.reference}
                  draggable={booking.nextStatuses.length > 0}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', booking.reference)
                    setDragged(booking)
                  }}
                  onDragEnd={end}
                >
                  <BookingCard
                    booking={booking}
                    isBusy={isBusy}
                    onAdvance={(next) => onAdvance(booking, next, false)}
                    onUndo={(steps) => onUndo(booking, steps)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  )
}

type CardProps = {
  booking: StaffBooking
  isBusy: boolean
  onAdvance: (status: BookingStatus) => void
  onUndo: (steps: number) => void
}

function BookingCard({ booking, isBusy, onAdvance, onUndo }: CardProps) {
  const words = useWords(adminBookings)
  const { types } = useWords(puja)
  const { reference, fullName, pujaType, phone, nextStatuses } = booking
  return (
    <Card className={`p-3 ${nextStatuses.length > 0 ? 'cursor-grab' : ''}`}>
      <AdminLink to={`bookings/${reference.toLowerCase()}`} className="text-link wrap-anywhere">
        {fullName}
      </AdminLink>
      <p>{types[pujaType]}</p>
      <p className="text-sm text-muted">{reference}</p>
      {phone && (
        <a href={`tel:${phone}`} className="text-link">
          {phone}
        </a>
      )}
      {booking.isAddressMissing && (
        <p className="text-sm font-semibold text-kumkum">{words.addressMissing}</p>
      )}
      {(nextStatuses.length > 0 || booking.undo) && (
        <div className="mt-2">
          <NextSteps booking={booking} isBusy={isBusy} onAdvance={onAdvance} onUndo={onUndo} />
        </div>
      )}
    </Card>
  )
}

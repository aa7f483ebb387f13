import { AdminLink } from '#app/admin/AdminLink.tsx'
import { DakshinaMark } from '#app/admin/dakshina/DakshinaMark.tsx'
import { clockText } from '#app/i18n/dates.ts'
import { adminBookings, bookingRows } from '#app/i18n/en/bookings/adminBookings.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import { StatusChip } from './StatusChip.tsx'
import { UndoStep } from './UndoStep.tsx'

type Props = {
  booking: StaffBooking
  isBusy: boolean
  onAdvance: (status: BookingStatus) => void
  onUndo: (steps: number) => void
}

/** For whom, which puja, how to reach them, and the next step; all the rest is on the booking’s page. */
export function BookingRow({ booking, isBusy, onAdvance, onUndo }: Props) {
  const words = useWords(adminBookings)
  const rows = useWords(bookingRows)
  const { names, gotra: gotraOf, noGotra } = useWords(adminToday)
  const { reference, fullName, sankalp, status, phone, undo } = booking
  const [name = fullName, ...others] = sankalp?.names ?? []
  const details = [
    booking.exactTime && clockText(booking.exactTime),
    booking.pujaName,
    sankalp && (sankalp.gotra ? gotraOf(sankalp.gotra) : noGotra),
    booking.includePrasad && rows.prasad,
    booking.priest,
  ]
  const next = booking.nextStatuses.find((each) => each !== 'cancelled')
  return (
    <li data-booking={reference}>
      <AdminLink to={`bookings/${reference.toLowerCase()}`} className="puja-row-who">
        <b>{names(name, others.length)}</b>
        <span>
          {details.filter(Boolean).join(' · ')} ·{' '}
          <i className="booking-row-reference">{reference}</i>
          {booking.notes && <small>{booking.notes}</small>}
          {booking.isAddressMissing && <em>{rows.addressMissing}</em>}
        </span>
      </AdminLink>
      {phone && (
        <a href={`tel:${phone}`} className="booking-row-phone">
          {phone}
        </a>
      )}
      <span className="booking-row-state" data-state={status}>
        <StatusChip status={status} />
        <DakshinaMark of={booking.dakshina} />
      </span>
      <span className="booking-row-next">
        {next && (
          <Button
            size="small"
            variant={next === 'confirmed' ? 'primary' : 'outline'}
            disabled={isBusy}
            aria-label={words.actOn(words.act[next], reference)}
            onClick={() => onAdvance(next)}
          >
            {words.act[next]}
          </Button>
        )}
        {undo && (
          <UndoStep
            key={undo.steps}
            reference={reference}
            forMs={undo.forMs}
            isBusy={isBusy}
            onUndo={() => onUndo(undo.steps)}
          />
        )}
      </span>
    </li>
  )
}

import { BookedFor, bookedRow } from '#app/admin/BookedFor.tsx'
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

/** On a phone the button that confirms it says the same. */
const unsaid = ({ dakshina }: StaffBooking): string =>
  dakshina ? 'max-sm:*:first:hidden' : 'max-sm:hidden'

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
    <li
      data-booking={reference}
      className={`${bookedRow} flex flex-wrap [contain-intrinsic-size:auto_7.5rem] min-[64rem]:grid min-[64rem]:grid-cols-[minmax(0,1fr)_9.5rem_9.25rem_11rem] min-[64rem]:[contain-intrinsic-size:auto_3.75rem]`}
    >
      <BookedFor
        reference={reference}
        name={names(name, others.length)}
        className="flex-[1_0_min(100%,16rem)] wrap-anywhere"
      >
        {details.filter(Boolean).join(' · ')} ·{' '}
        <i className="inline-block whitespace-nowrap not-italic">{reference}</i>
        {booking.notes && <small>{booking.notes}</small>}
        {booking.isAddressMissing && (
          <em className="font-semibold text-kumkum not-italic">{rows.addressMissing}</em>
        )}
      </BookedFor>
      {phone && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-saffron tabular-nums min-[64rem]:col-start-2"
        >
          {phone}
        </a>
      )}
      <span
        className={`flex flex-wrap gap-x-1.5 gap-y-1 min-[64rem]:col-start-3 ${status === 'pending' ? unsaid(booking) : ''}`}
      >
        <StatusChip status={status} />
        <DakshinaMark of={booking.dakshina} />
      </span>
      <span className="ms-auto flex flex-wrap justify-end gap-2 min-[64rem]:col-start-4">
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

import { BookedFor, bookedRow } from '#app/admin/BookedFor.tsx'
import { clockText, shortDateText, shortWeekdayText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'
import type { BookingStatus } from '#contract/bookings/public.ts'

type Props = {
  bookings: readonly StaffBooking[]
  /** Bookings of several days, or of several times of day, say which. */
  withDay?: boolean
  withSlot?: boolean
  isBusy: boolean
  onConfirm: (reference: string) => void
}

/** The details begin at one line below another, whatever ends the row. */
const lastClass = 'min-[90rem]:min-w-27 min-[90rem]:text-end'

const done: ReadonlySet<BookingStatus> = new Set(['performed', 'prasad_sent', 'closed'])

/** Bookings as rows, one for each puja: for whom, which, and what is still to be done. */
export function PujaRows({
  bookings,
  withDay = false,
  withSlot = withDay,
  isBusy,
  onConfirm,
}: Props) {
  const words = useWords(adminToday)
  const { lanes } = useWords(adminBookings)
  const { slots } = useWords(puja)
  return (
    <ul>
      {bookings.map((booking) => {
        const { reference, fullName, sankalp, status, preferredDate, phone } = booking
        const [name = fullName, ...others] = sankalp?.names ?? []
        const gotra = sankalp?.gotra ? words.gotra(sankalp.gotra) : words.noGotra
        const time = booking.exactTime && clockText(booking.exactTime)
        const details = [time, booking.pujaName, sankalp && gotra, phone]
        return (
          <li
            key={reference}
            className={`${bookedRow} flex [contain-intrinsic-size:auto_6.5rem] sm:[contain-intrinsic-size:auto_3.75rem] ${withSlot ? 'max-sm:flex-wrap' : ''}`}
          >
            {withSlot && (
              <span className="flex basis-full gap-3 text-sm sm:block sm:flex-[0_0_7.5rem]">
                {withDay && `${shortWeekdayText(preferredDate)}, ${shortDateText(preferredDate)}`}
                <span className="block text-muted">{slots[booking.preferredTime]}</span>
              </span>
            )}
            <BookedFor reference={reference} name={words.names(name, others.length)}>
              {details.filter(Boolean).join(' · ')}
            </BookedFor>
            {status === 'pending' ? (
              <Button
                size="small"
                className={lastClass}
                disabled={isBusy}
                aria-label={words.confirmOf(fullName)}
                onClick={() => onConfirm(reference)}
              >
                {words.confirm}
              </Button>
            ) : (
              <span
                className={`${lastClass} text-sm ${done.has(status) ? 'text-muted' : 'text-durva'}`}
              >
                {lanes[status]}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

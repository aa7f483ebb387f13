import { AdminLink } from '#app/admin/AdminLink.tsx'
import { clockText, shortDateText, shortWeekdayText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { adminToday } from '#app/i18n/en/admin/adminToday.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { StaffBooking } from '#contract/bookings/admin.ts'

type Props = {
  bookings: readonly StaffBooking[]
  /** Bookings of several days, or of several times of day, say which. */
  withDay?: boolean
  withSlot?: boolean
  isBusy: boolean
  onConfirm: (reference: string) => void
}

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
    <ul className="puja-rows">
      {bookings.map((booking) => {
        const { reference, fullName, sankalp, status, preferredDate, phone } = booking
        const [name = fullName, ...others] = sankalp?.names ?? []
        const gotra = sankalp?.gotra ? words.gotra(sankalp.gotra) : words.noGotra
        const time = booking.exactTime && clockText(booking.exactTime)
        const details = [time, booking.pujaName, sankalp && gotra, phone]
        return (
          <li key={reference}>
            {withSlot && (
              <span className="puja-row-day">
                {withDay && `${shortWeekdayText(preferredDate)}, ${shortDateText(preferredDate)}`}
                <span>{slots[booking.preferredTime]}</span>
              </span>
            )}
            <AdminLink to={`bookings/${reference.toLowerCase()}`} className="puja-row-who">
              <b>{words.names(name, others.length)}</b>
              <span>{details.filter(Boolean).join(' · ')}</span>
            </AdminLink>
            {status === 'pending' ? (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={words.confirmOf(fullName)}
                onClick={() => onConfirm(reference)}
              >
                {words.confirm}
              </Button>
            ) : (
              <span className="puja-row-state" data-state={status}>
                {lanes[status]}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

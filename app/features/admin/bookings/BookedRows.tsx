import { dateText } from '#app/i18n/dates.ts'
import { adminBookings } from '#app/i18n/en/bookings/adminBookings.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import type { StaffBooking } from '#contract/bookings/admin.ts'

type Props = {
  bookings: readonly StaffBooking[]
  /** The day is shown in a heading above them. */
  isOneDay?: boolean
}

/** Who is booked, with the number to call; the booking itself, to move or cancel it, opens beside. */
export function BookedRows({ bookings, isOneDay = false }: Props) {
  const { lanes } = useWords(adminBookings)
  const { slots } = useWords(puja)
  return (
    <ul className="mt-2 grid max-h-[32vh] gap-1 overflow-y-auto wrap-anywhere text-ink">
      {bookings.map(({ reference, fullName, phone, preferredDate, preferredTime, status }) => (
        <li key={reference}>
          <a
            href={`/admin/bookings/${reference.toLowerCase()}`}
            target="_blank"
            rel="noopener"
            className="text-link"
          >
            {fullName || reference}
          </a>
          {isOneDay ? '' : `, ${dateText(preferredDate)}`}
          {`, ${slots[preferredTime]}, ${lanes[status]}`}
          {phone && (
            <>
              {', '}
              <a href={`tel:${phone}`} className="text-link">
                {phone}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

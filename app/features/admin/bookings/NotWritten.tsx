import { bookingMessage } from '#app/i18n/en/bookings/adminBookingsBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { nameOfBooking } from './nameOfBooking.ts'
import type { Recipients } from './recipients.ts'

const listClass = 'mt-1 max-h-[24vh] overflow-y-auto wrap-anywhere text-ink'

/** Whom the email does not reach: those to call, with their numbers, and those who cancelled. */
export function NotWritten({ of: { toCall, cancelled } }: { of: Recipients }) {
  const words = useWords(bookingMessage)
  return (
    <>
      {toCall.length > 0 && (
        <div>
          <p className="font-semibold">{words.toCall(toCall.length)}</p>
          <ul className={listClass}>
            {toCall.map((booking) => (
              <li key={booking.reference} className="flex min-h-11 flex-wrap items-center gap-x-2">
                {nameOfBooking(booking)}
                {booking.phone ? (
                  <a
                    href={`tel:${booking.phone}`}
                    className="inline-flex min-h-11 items-center text-link tabular-nums"
                  >
                    {booking.phone}
                  </a>
                ) : (
                  <span className="text-muted">{words.noPhone}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {cancelled.length > 0 && (
        <div>
          <p className="font-semibold">{words.cancelled(cancelled.length)}</p>
          <ul className={listClass}>
            {cancelled.map((booking) => (
              <li key={booking.reference}>{nameOfBooking(booking)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

import { clockText, fullMomentText, dateText } from '#app/i18n/dates.ts'
import { booking as bookingWords } from '#app/i18n/en/bookings/booking.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Booking, BookingStep } from '#contract/bookings/public.ts'

type Props = Pick<Booking, 'trail' | 'timeZone'>

/** The steps of a booking, the latest first, in plain words. */
export function StatusTrail({ trail, timeZone }: Props) {
  const words = useWords(bookingWords)
  const { when } = useSlotWords()
  const textOfStep = ({ status, by, movedFrom }: BookingStep) => {
    if (movedFrom) {
      const { date, slot, exactTime } = movedFrom
      const exact = exactTime && clockText(exactTime)
      return words.moved(by, when(dateText(date), slot, movedFrom, exact))
    }
    return status === 'cancelled' && by === 'devotee' ? words.cancelledByYou : words.steps[status]
  }
  return (
    <section aria-labelledby="trail" className="mt-8">
      <h2 id="trail" className="text-xl">
        {words.trail}
      </h2>
      <ol className="mt-3 border-l-2 border-gold-deco">
        {trail.toReversed().map((step) => (
          <li key={`${step.at} ${step.status}`} className="py-2 pl-5">
            <p>{textOfStep(step)}</p>
            {step.reason && <p className="wrap-anywhere">{step.reason}</p>}
            <p className="text-sm text-muted">{fullMomentText(Date.parse(step.at), timeZone)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

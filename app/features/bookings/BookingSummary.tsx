import { useWatch } from 'react-hook-form'
import { dayText } from '#app/i18n/dates.ts'
import { hoursText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { DaySlot, SlotTime } from '#contract/bookings/pujas.ts'
import { calendarDay } from '#contract/bookings/pujas.ts'
import type { BookingFormState } from './bookingFields.ts'

type Props = {
  form: BookingFormState
  puja: Puja | undefined
  /** What is known of the time of the chosen slot. */
  slotTime: SlotTime | undefined
}

/** What has been chosen so far. A row appears with its choice. */
export function BookingSummary({ form, puja: chosen, slotTime }: Props) {
  const { summary: words } = useWords(pujaPage)
  const { line } = useSlotWords()
  const { control } = form
  const [date, time, fullName, names, prasad] = useWatch({
    control,
    name: ['preferredDate', 'preferredTime', 'fullName', 'sankalp.names', 'includePrasad'],
  })
  const slot = time as DaySlot | ''
  const [first = '', ...others] = names
  const who = [first.trim() || fullName, ...others]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(', ')
  return (
    <section aria-labelledby="summary" className="booking-summary">
      <h2 id="summary" className="text-xl">
        {words.heading}
      </h2>
      <Facts>
        {chosen && (
          <Fact label={words.puja}>
            {__IS_TRANSLATED__ ? marked(chosen, 'name') : chosen.name}
            {chosen.hours && <span className="block font-normal">{hoursText(chosen.hours)}</span>}
          </Fact>
        )}
        {calendarDay.safeParse(date).success && <Fact label={words.day}>{dayText(date)}</Fact>}
        {slot && <Fact label={words.time}>{line(slot, slotTime)}</Fact>}
        {who && (
          <Fact label={words.names}>
            <span className="either-script">{who}</span>
          </Fact>
        )}
        {prasad && <Fact label={words.prasad}>{words.byPost}</Fact>}
      </Facts>
    </section>
  )
}

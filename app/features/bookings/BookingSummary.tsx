import { useWatch } from 'react-hook-form'
import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import type { DaySlot, PujaType } from '#contract/pujas.ts'
import { calendarDay } from '#contract/pujas.ts'
import type { BookingFormState } from './bookingFields.ts'
import { usePrice } from './usePrice.ts'

/** What has been chosen so far. A row appears with its choice. */
export function BookingSummary({ form }: { form: BookingFormState }) {
  const { summary: words } = useWords(pujaPage)
  const { types, slots, slotHours } = useWords(puja)
  const { control } = form
  const [type, date, time, fullName, names, prasad] = useWatch({
    control,
    name: [
      'pujaType',
      'preferredDate',
      'preferredTime',
      'fullName',
      'sankalp.names',
      'includePrasad',
    ],
  })
  const slot = time as DaySlot | ''
  const { hours } = usePrice(type as PujaType)
  const spoken = names.map((name) => name.trim()).filter(Boolean)
  const who = spoken.length > 0 ? spoken.join(', ') : fullName.trim()
  return (
    <section aria-labelledby="summary" className="booking-summary">
      <h2 id="summary" className="text-xl">
        {words.heading}
      </h2>
      <Facts>
        <Fact label={words.puja}>
          {types[type as PujaType]}
          {hours && <span className="block font-normal">{hours}</span>}
        </Fact>
        {calendarDay.safeParse(date).success && (
          <Fact label={words.day}>
            {weekdayText(date)}, {dateText(date)}
          </Fact>
        )}
        {slot && (
          <Fact label={words.time}>
            {slots[slot]}, {slotHours[slot]}
          </Fact>
        )}
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

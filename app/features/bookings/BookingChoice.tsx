import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { calendarDay, type DaySlot } from '#contract/bookings/pujas.ts'

type Props = {
  puja: Puja | undefined
  date: string
  slot: string
  /** Of the chosen day, if one of its slots holds it. */
  moonrise: string | undefined
  onChange: () => void
}

/** What the first step chose, above the second, and the way back to it. */
export function BookingChoice({ puja, date, slot, moonrise, onChange }: Props) {
  const { steps: words } = useWords(pujaPage)
  const { nameOf } = useSlotWords()
  const day =
    calendarDay.safeParse(date).success &&
    `${weekdayText(date)}, ${dateText(date).replaceAll(' ', '\u00a0')}`
  return (
    <div className="booking-choice">
      <p>
        <span className="block font-semibold">{puja?.name}</span>
        {[day, slot && nameOf(slot as DaySlot, moonrise)].filter(Boolean).join(' · ')}
      </p>
      <Button variant="outline" onClick={onChange}>
        {words.change}
      </Button>
    </div>
  )
}

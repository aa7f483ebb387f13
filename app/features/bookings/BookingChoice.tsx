import { dateText, weekdayText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { marked } from '#app/ui/marked.tsx'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { calendarDay, type DaySlot, type SlotTime } from '#contract/bookings/pujas.ts'

type Props = {
  puja: Puja | undefined
  date: string
  slot: string
  /** What is known of the time of the chosen slot. */
  slotTime: SlotTime | undefined
  onChange: () => void
}

/** The choices of the first step, shown above the second, with a link back. */
export function BookingChoice({ puja, date, slot, slotTime, onChange }: Props) {
  const { steps: words } = useWords(pujaPage)
  const { nameOf } = useSlotWords()
  const day =
    calendarDay.safeParse(date).success &&
    `${weekdayText(date)}, ${dateText(date).replaceAll(' ', '\u00a0')}`
  return (
    <div className="booking-choice">
      <p>
        <span className="block font-semibold">
          {__IS_TRANSLATED__ && puja ? marked(puja, 'name') : puja?.name}
        </span>
        {[day, slot && nameOf(slot as DaySlot, slotTime)].filter(Boolean).join(', ')}
      </p>
      <Button variant="outline" onClick={onChange}>
        {words.change}
      </Button>
    </div>
  )
}

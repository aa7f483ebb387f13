import { shortDateText } from '#app/i18n/dates.ts'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'
import type { SlotState } from './slots.ts'
import { slotStateText } from './slotStateText.ts'

type Props = {
  /** The chosen day, if its times are known. */
  date: string | undefined
  slots: readonly DaySlot[]
  moonrise: string | undefined
  stateOf: (slot: DaySlot) => SlotState
}

/** The times of the chosen day, for those who do not see them change. */
export function SlotNews({ date, slots, moonrise, stateOf }: Props) {
  const words = useWords(pujaPage)
  const { nameOf } = useSlotWords()
  const texts = slots.map((slot) => {
    const state = slotStateText(stateOf(slot), words) ?? words.free
    return `${nameOf(slot, moonrise)} ${state.toLowerCase()}`
  })
  return (
    <p role="status" className="sr-only">
      {date && words.timesOf(shortDateText(date), texts.join(', '))}
    </p>
  )
}

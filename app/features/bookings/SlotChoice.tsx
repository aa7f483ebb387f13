import type { ComponentProps } from 'react'
import { pujaPage } from '#app/i18n/en/bookings/pujaPage.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { DaySlot, SlotTime } from '#contract/bookings/pujas.ts'
import { canChoose, type SlotState } from './slots.ts'
import { slotStateText } from './slotStateText.ts'

type Props = Omit<ComponentProps<'input'>, 'value'> & {
  /** The chosen day's slots. */
  slots: readonly DaySlot[]
  /** What is known of the time of each. */
  timeOf: (slot: DaySlot) => SlotTime | undefined
  /** The state of each slot of the chosen day. */
  stateOf: (slot: DaySlot) => SlotState
  /** The slot chosen so far. */
  value: string
  error?: string | undefined
}

/** Morning, afternoon, evening or moonrise; unavailable slots are marked before they are chosen. */
export function SlotChoice({ slots, timeOf, stateOf, value, error, ...rest }: Props) {
  const words = useWords(pujaPage)
  const { nameOf, hoursOf } = useSlotWords()
  const isChosenGone = slots.some((slot) => slot === value && !canChoose(stateOf(slot)))
  const goneWords = value === 'moonrise' && !timeOf(value) ? words.noMoonrise : words.chosenGone
  return (
    <RadioCards
      {...rest}
      legend={words.time}
      className="slots"
      options={slots.map((slot) => {
        const state = stateOf(slot)
        const note = slotStateText(state, words)
        return {
          value: slot,
          label: nameOf(slot, timeOf(slot)),
          detail: hoursOf(slot, timeOf(slot)),
          aside: note && <span className="text-sm font-semibold text-muted">{note}</span>,
          // A choice already made is not undone silently.
          isDisabled: !canChoose(state) && slot !== value,
        }
      })}
      error={error ?? (isChosenGone ? goneWords : undefined)}
    />
  )
}

import type { ComponentProps } from 'react'
import { puja } from '#app/i18n/en/puja.ts'
import { pujaPage } from '#app/i18n/en/pujaPage.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { type DaySlot, daySlots } from '#contract/pujas.ts'
import { canChoose, type SlotState } from './slots.ts'

type Props = Omit<ComponentProps<'input'>, 'value'> & {
  /** The state of each slot of the chosen day. */
  stateOf: (slot: DaySlot) => SlotState
  /** The slot chosen so far. */
  value: string
  error?: string | undefined
}

/** Morning, afternoon or evening; unavailable slots are marked before they are chosen. */
export function SlotChoice({ stateOf, value, error, ...rest }: Props) {
  const words = useWords(pujaPage)
  const { slots, slotHours } = useWords(puja)
  const said = (state: SlotState): string | undefined => {
    if (state.kind === 'open') return state.left === undefined ? undefined : words.left(state.left)
    return { full: words.full, was_full: words.wasFull, closed: words.closed, over: words.over }[
      state.kind
    ]
  }
  const isChosenGone = daySlots.some((slot) => slot === value && !canChoose(stateOf(slot)))
  return (
    <RadioCards
      {...rest}
      legend={words.time}
      className="slots"
      options={daySlots.map((slot) => {
        const state = stateOf(slot)
        const note = said(state)
        return {
          value: slot,
          label: slots[slot],
          detail: slotHours[slot],
          aside: note && <span className="text-sm font-semibold text-muted">{note}</span>,
          // A choice already made is not undone silently.
          isDisabled: !canChoose(state) && slot !== value,
        }
      })}
      error={error ?? (isChosenGone ? words.chosenFull : undefined)}
    />
  )
}

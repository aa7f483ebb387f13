import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { type DaySlot, usualSlots } from '#contract/bookings/pujas.ts'
import type { CounterPlaces } from '#contract/counter/bookingsAdmin.ts'

type Props = {
  /** Undefined until they are loaded. */
  places: CounterPlaces['slots'] | undefined
  chosen: DaySlot | undefined
  error: string | undefined
  onChoose: (slot: DaySlot) => void
}

/**
 * The day's parts, and how many places each has left. One that is over can be chosen, too: a
 * puja of this morning may be entered now.
 */
export function FreePlaces({ places, chosen, error, onChoose }: Props) {
  const words = useWords(counterBooking)
  const { nameOf, hoursOf } = useSlotWords()
  const offered = places?.map(({ slot }) => slot) ?? usualSlots
  const options = offered.map((value) => {
    const place = places?.find(({ slot }) => slot === value)
    const state =
      place && (place.state === 'free' ? words.left(place.left) : words.state[place.state])
    return {
      value,
      label: nameOf(value, place),
      detail: hoursOf(value, place),
      aside: state && <span className="text-sm">{state}</span>,
      isDisabled: place?.state === 'full' || place?.state === 'closed',
    }
  })
  return (
    <RadioCards
      name="slot"
      legend={words.slot}
      className="grid gap-2 sm:grid-cols-3"
      options={options}
      chosen={chosen ?? ''}
      error={error}
      onChange={({ target }) => onChoose(target.value as DaySlot)}
    />
  )
}

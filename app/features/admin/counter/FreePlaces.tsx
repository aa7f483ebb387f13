import { useRead } from '#app/admin/useRead.ts'
import { counterBooking } from '#app/i18n/en/counter/adminCounter.ts'
import { useSlotWords } from '#app/i18n/slotWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { getAvailability } from '#contract/bookings/public.ts'
import { type DaySlot, type PujaType, usualSlots } from '#contract/bookings/pujas.ts'

type Props = {
  pujaType: PujaType
  day: string
  chosen: DaySlot | undefined
  error: string | undefined
  onChoose: (slot: DaySlot) => void
}

/**
 * The day's parts, and how many places each has left: those that the site offers, and those that
 * only it closes because little of them is left.
 */
export function FreePlaces({ pujaType, day, chosen, error, onChoose }: Props) {
  const words = useWords(counterBooking)
  const { nameOf, hoursOf } = useSlotWords()
  const { data } = useRead(
    getAvailability,
    { pujaType, from: day, to: day },
    { isOff: day.length !== 10 || pujaType === '' },
  )
  const places = data?.days.find(({ date }) => date === day)?.slots
  const offered = places?.map(({ slot }) => slot) ?? usualSlots
  const options = offered.map((value) => {
    const place = places?.find(({ slot }) => slot === value)
    const isOpen = place !== undefined && (!place.isClosed || place.isTooLate === true)
    const isFree = isOpen && place.left > 0
    const state = isOpen ? words.left(place.left) : words.closed
    return {
      value,
      label: nameOf(value, place?.moonrise),
      detail: hoursOf(value, place?.moonrise),
      aside: data && <span className="text-sm">{state}</span>,
      isDisabled: data !== undefined && !isFree,
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

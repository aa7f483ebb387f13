import { useRead } from '#app/admin/useRead.ts'
import { counterBooking } from '#app/i18n/en/adminCounter.ts'
import { puja } from '#app/i18n/en/puja.ts'
import { useWords } from '#app/i18n/words.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { getAvailability } from '#contract/bookings.ts'
import { type DaySlot, daySlots, type PujaType } from '#contract/pujas.ts'

type Props = {
  pujaType: PujaType
  day: string
  chosen: DaySlot | undefined
  error: string | undefined
  onChoose: (slot: DaySlot) => void
}

/** The day's parts, and how many places each has left: the same that the site offers. */
export function FreePlaces({ pujaType, day, chosen, error, onChoose }: Props) {
  const words = useWords(counterBooking)
  const { slots, slotHours } = useWords(puja)
  const { data } = useRead(
    getAvailability,
    { pujaType, from: day, to: day },
    { isOff: day.length !== 10 || pujaType === '' },
  )
  const places = data?.days.find(({ date }) => date === day)?.slots
  const options = daySlots.map((value) => {
    const place = places?.find(({ slot }) => slot === value)
    const isFree = place !== undefined && !place.isClosed && place.left > 0
    const state = !place || place.isClosed ? words.closed : words.left(place.left)
    return {
      value,
      label: slots[value],
      detail: slotHours[value],
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

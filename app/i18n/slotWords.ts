import { type DaySlot, slotMinutes } from '#contract/bookings/pujas.ts'
import { clockText } from './dates.ts'
import { puja } from './en/bookings/puja.ts'
import { useWords } from './words.ts'

const minutesText = (minutes: number): string =>
  clockText(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`)

/**
 * The words for the parts of a day. That of the moonrise has hours only if the moonrise is known:
 * a booking that waits to be sent does not have it.
 */
export function useSlotWords() {
  const { slots, slotHours, moonrise, moonriseHours, when } = useWords(puja)
  const nameOf = (slot: DaySlot, rise?: string): string =>
    slot === 'moonrise' && rise ? moonrise(clockText(rise)) : slots[slot]
  const hoursOf = (slot: DaySlot, rise?: string): string | undefined => {
    if (slot !== 'moonrise') return slotHours[slot]
    const hours = slotMinutes(slot, rise)
    return (
      hours && moonriseHours(minutesText(hours.from), minutesText(hours.to), hours.from >= 24 * 60)
    )
  }
  return {
    nameOf,
    hoursOf,
    /** `Evening, 4 PM - 8 PM` */
    line: (slot: DaySlot, rise?: string): string =>
      [nameOf(slot, rise), hoursOf(slot, rise)].filter(Boolean).join(', '),
    /** `Evening (4 PM - 8 PM)` */
    withHours: (slot: DaySlot, rise?: string): string => {
      const hours = hoursOf(slot, rise)
      return hours ? `${nameOf(slot, rise)} (${hours})` : nameOf(slot, rise)
    },
    /** `Nov 27, 2026, evening (4 PM - 8 PM)`; or with its exact time. */
    when: (date: string, slot: DaySlot, rise?: string, exact?: string): string =>
      when(date, nameOf(slot, rise), exact ?? hoursOf(slot, rise)),
  }
}

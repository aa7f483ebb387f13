import { type DaySlot, slotMinutes, type SlotTime } from '#contract/bookings/pujas.ts'
import { clockText } from './dates.ts'
import { puja } from '#app/i18n/en/bookings/puja.ts'
import { useWords } from './words.ts'

const minutesText = (minutes: number): string =>
  clockText(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`)

/** `6 AM` */
const shortText = (minutes: number): string =>
  minutesText(minutes).replace(':00', '').replace('\u00a0', ' ')

/**
 * The words for the parts of a day, with the hours that we have said: a booking that waits to be
 * sent has none yet, nor has a day that this phone knows nothing about.
 */
export function useSlotWords() {
  const { slots, moonrise, moonriseHours, when } = useWords(puja)
  const nameOf = (slot: DaySlot, time?: SlotTime): string =>
    slot === 'moonrise' && time?.moonrise ? moonrise(clockText(time.moonrise)) : slots[slot]
  const hoursOf = (slot: DaySlot, time?: SlotTime): string | undefined => {
    const hours = time && slotMinutes(slot, time)
    if (!hours) return undefined
    const { from, to } = hours
    return slot === 'moonrise'
      ? moonriseHours(minutesText(from), minutesText(to), from >= 24 * 60)
      : moonriseHours(shortText(from), shortText(to), false)
  }
  return {
    nameOf,
    hoursOf,
    /** `Evening, 4 PM - 8 PM` */
    line: (slot: DaySlot, time?: SlotTime): string =>
      [nameOf(slot, time), hoursOf(slot, time)].filter(Boolean).join(', '),
    /** `Evening (4 PM - 8 PM)` */
    withHours: (slot: DaySlot, time?: SlotTime): string => {
      const hours = hoursOf(slot, time)
      return hours ? `${nameOf(slot, time)} (${hours})` : nameOf(slot, time)
    },
    /** `27 Nov 2026, evening (4 PM - 8 PM)`; or with its exact time. */
    when: (date: string, slot: DaySlot, time?: SlotTime, exact?: string): string =>
      when(date, nameOf(slot, time), exact ?? hoursOf(slot, time)),
  }
}

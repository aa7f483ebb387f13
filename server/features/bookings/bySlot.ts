import { daySlots } from '#contract/bookings/pujas.ts'
import type { BookingRecord } from './repository.ts'
import { whenOf } from './reschedule.ts'
import type { When } from './slotHours.ts'

/**
 * The bookings of one day by its slots, in their order. A slot whose hours have changed since some
 * were booked is there twice, as each booking keeps its own.
 */
export const bySlot = <B extends BookingRecord>(
  booked: readonly B[],
): { readonly slot: When; readonly bookings: readonly B[] }[] => {
  const groups = new Map<string, { slot: When; bookings: B[] }>()
  for (const booking of booked) {
    const slot = whenOf(booking)
    const key = `${daySlots.indexOf(slot.slot)} ${slot.hours ?? ''}`
    const group = groups.get(key) ?? { slot, bookings: [] }
    group.bookings.push(booking)
    groups.set(key, group)
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

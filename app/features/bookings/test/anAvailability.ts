import type { Availability } from '#contract/bookings/public.ts'
import { daySlots, type DaySlot, usualSlots } from '#contract/bookings/pujas.ts'

type Left = number | 'closed'

/**
 * The server's availability; slots not listed have six of six. A day has the moonrise if it is
 * listed.
 */
export const anAvailability = (
  days: Record<string, Partial<Record<DaySlot, Left>>>,
  change: Partial<Availability> = {},
): Availability => ({
  today: Object.keys(days)[0] ?? '2026-11-21',
  lastDate: '2027-05-20',
  timeZone: 'Asia/Kolkata',
  days: Object.entries(days).map(([date, slots]) => ({
    date,
    slots: (slots.moonrise === undefined ? usualSlots : daySlots).map((slot) => {
      const left = slots[slot] ?? 6
      return {
        slot,
        ...(slot === 'moonrise' && { moonrise: '20:51' }),
        capacity: 6,
        left: left === 'closed' ? 6 : left,
        isClosed: left === 'closed',
      }
    }),
  })),
  ...change,
})

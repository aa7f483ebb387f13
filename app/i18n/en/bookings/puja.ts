import { catalogue } from '#app/i18n/words.ts'
import type { DaySlot } from '#contract/bookings/pujas.ts'

/** Prices and hours used on every page about bookings. */
export const puja = catalogue('puja', {
  /** Its own name is not known here. */
  anyPuja: 'Puja',
  from: (amount: string) => `from ${amount}`,
  byArrangement: 'by arrangement',
  slots: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    moonrise: 'At moonrise',
  } satisfies Record<DaySlot, string>,
  moonrise: (time: string) => `At moonrise, about ${time}`,
  /** Those of the other parts of a day are written alike. */
  moonriseHours: (from: string, to: string, isAfterMidnight: boolean) =>
    `${from} - ${to}${isAfterMidnight ? ', after midnight' : ''}`,
  /** `27 Nov 2026, evening (4 PM - 8 PM)` */
  when: (date: string, slot: string, hours?: string) =>
    `${date}, ${slot.charAt(0).toLowerCase()}${slot.slice(1)}${hours ? ` (${hours})` : ''}`,
  anotherPhone: 'Booked on another phone? Open the link in our email.',
  mine: {
    heading: 'Your bookings on this phone',
    ofAccount: 'Your bookings',
    book: 'Book a puja',
    empty: 'Pujas you book will appear here, even offline.',
    waiting: 'Waiting to send',
    needsYou: 'Needs attention',
  },
})

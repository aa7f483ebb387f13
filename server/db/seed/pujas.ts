import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'

type SeedPuja = {
  readonly pujaType: PujaType
  readonly capacity: Readonly<Record<DaySlot, number>>
}

/**
 * The starting capacity of the pujas that a new database has, for a small temple with two priests; staff set their
 * own. Long pujas have less. Most devotees book Sankashti Puja for the evening or the moonrise.
 */
export const firstPujas: readonly SeedPuja[] = [
  { pujaType: 'ganesh', capacity: { morning: 6, afternoon: 4, evening: 6, moonrise: 0 } },
  { pujaType: 'sankashti', capacity: { morning: 3, afternoon: 2, evening: 5, moonrise: 5 } },
  { pujaType: 'satyanarayana', capacity: { morning: 2, afternoon: 1, evening: 2, moonrise: 0 } },
  { pujaType: 'lakshmi', capacity: { morning: 3, afternoon: 2, evening: 4, moonrise: 0 } },
  { pujaType: 'custom', capacity: { morning: 1, afternoon: 1, evening: 1, moonrise: 0 } },
]

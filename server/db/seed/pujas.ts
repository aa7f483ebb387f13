import type { DaySlot, PujaType } from '#contract/pujas.ts'

export type SeedPuja = {
  readonly pujaType: PujaType
  readonly capacity: Readonly<Record<DaySlot, number>>
}

/**
 * How many families a small temple with two priests takes at once, until its staff write their own. Long pujas have
 * fewer places; a Sankashti is asked for in the evening, when the fast ends at moonrise.
 */
export const firstPujas: readonly SeedPuja[] = [
  { pujaType: 'ganesh', capacity: { morning: 6, afternoon: 4, evening: 6 } },
  { pujaType: 'sankashti', capacity: { morning: 3, afternoon: 2, evening: 5 } },
  { pujaType: 'satyanarayana', capacity: { morning: 2, afternoon: 1, evening: 2 } },
  { pujaType: 'lakshmi', capacity: { morning: 3, afternoon: 2, evening: 4 } },
  { pujaType: 'custom', capacity: { morning: 1, afternoon: 1, evening: 1 } },
]

import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'

type SeedPuja = {
  readonly pujaType: PujaType
  readonly capacity: Readonly<Record<DaySlot, number>>
  readonly name: string
  readonly shortDescription: string
  readonly description: string
}

/**
 * The starting capacity of the pujas that a new database has, for a small temple with two priests; staff set their
 * own. Long pujas have less. Most devotees book Sankashti Puja for the evening or the moonrise. Their texts are
 * those of the migration that inserts them.
 */
export const firstPujas: readonly SeedPuja[] = [
  {
    pujaType: 'ganesh',
    capacity: { morning: 6, afternoon: 4, evening: 6, moonrise: 0 },
    name: 'Ganesh Puja',
    shortDescription: 'durva, modak, aarti',
    description: 'Bathing with panchamrita, 21 blades of durva, modak as naivedya, and aarti.',
  },
  {
    pujaType: 'sankashti',
    capacity: { morning: 3, afternoon: 2, evening: 5, moonrise: 5 },
    name: 'Sankashti Puja',
    shortDescription: 'katha on the fast day',
    description:
      'Worship on the evening of the fast, with the katha, and arghya when the moon rises.',
  },
  {
    pujaType: 'satyanarayana',
    capacity: { morning: 2, afternoon: 1, evening: 2, moonrise: 0 },
    name: 'Satyanarayana Puja',
    shortDescription: 'katha and prasad',
    description: 'Kalash, the five chapters of the katha of Satyanarayana, and sheera as prasad.',
  },
  {
    pujaType: 'lakshmi',
    capacity: { morning: 3, afternoon: 2, evening: 4, moonrise: 0 },
    name: 'Lakshmi Puja',
    shortDescription: 'lotus, lamps and kumkum',
    description: 'Lakshmi and Ganesha together, for the home and its livelihood.',
  },
  {
    pujaType: 'custom',
    capacity: { morning: 1, afternoon: 1, evening: 1, moonrise: 0 },
    name: 'Custom Puja',
    shortDescription: 'for your own occasion',
    description:
      'Another puja, or one for a special occasion. Tell us in the last step what you have in mind.',
  },
]

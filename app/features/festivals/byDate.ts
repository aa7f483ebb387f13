import { markOf } from './mark.ts'
import type { Festival } from '#contract/festivals/public.ts'

/** Ganesha's first. */
const weight = {
  major: 0,
  angaraki: 1,
  sankashti: 2,
  default: 3,
  great: 4,
  ekadashi: 5,
  pradosh: 6,
  moon: 7,
} as const

/** The days with festivals, the most important first on each. */
export function byDate(festivals: readonly Festival[]): ReadonlyMap<string, readonly Festival[]> {
  const days = new Map<string, Festival[]>()
  for (const festival of festivals) {
    const day = days.get(festival.date)
    if (day) day.push(festival)
    else days.set(festival.date, [festival])
  }
  // Each day's are already in the order of their hours.
  for (const day of days.values()) day.sort((a, b) => weight[markOf(a)] - weight[markOf(b)])
  return days
}

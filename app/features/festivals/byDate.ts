import type { Festival } from '#contract/festivals.ts'

const weight = { major: 0, angaraki: 1, sankashti: 2, default: 3 } as const

/** The days with festivals, the most important first on each. */
export function byDate(festivals: readonly Festival[]): ReadonlyMap<string, readonly Festival[]> {
  const days = new Map<string, Festival[]>()
  for (const festival of festivals) {
    const day = days.get(festival.date)
    if (day) day.push(festival)
    else days.set(festival.date, [festival])
  }
  for (const day of days.values()) day.sort((a, b) => weight[a.category] - weight[b.category])
  return days
}

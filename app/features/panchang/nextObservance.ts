import type { Observance } from '#almanac/observances.ts'

/** The first observance on or after a day; where two share a date, the one the day is known by. */
export function nextObservance(
  observances: readonly Observance[],
  day: string,
): Observance | undefined {
  const ahead = observances.filter(({ date }) => date >= day)
  const first = ahead[0]
  return ahead.find(({ date, kind }) => date === first?.date && kind !== 'vinayaka') ?? first
}

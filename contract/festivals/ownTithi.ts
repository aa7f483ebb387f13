import type { Festival } from './public.ts'

/** How many tithis after the other; the month is a circle. */
const stepsAfter = (from: number, to: number): number => (to - from + 30) % 30

/**
 * The tithi that makes a festival's day, where another one runs at the day's sunrise, as far as it is
 * on that day. `atNextSunrise`: if unknown, the one that follows.
 */
export function ownTithi(
  { tithi: own, hours }: Pick<Festival, 'tithi' | 'hours'>,
  atSunrise: number,
  atNextSunrise = (atSunrise % 30) + 1,
): number | undefined {
  if (own === undefined || own === atSunrise) return undefined
  const isBefore = hours?.of === 'arunodaya' && stepsAfter(own, atSunrise) === 1
  const isWithin = stepsAfter(atSunrise, own) <= stepsAfter(atSunrise, atNextSunrise)
  return isBefore || isWithin ? own : undefined
}

import type { Tithi } from '#almanac/tithi.ts'

/**
 * The moon's angle from the sun, in degrees, at a moment of a tithi or close to it: a tithi is twelve of
 * them, and they pass all but evenly. Without the astronomy itself, which pages do not carry.
 */
export const phaseAt = ({ number, start, end }: Tithi, at: number): number =>
  12 * (number - 1 + (at - start) / (end - start))
